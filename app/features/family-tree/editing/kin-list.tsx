import type { ReactNode } from 'react';
import type { FamilyFacts, PersonFacts } from '../../../../genealogy/gedcom/edit/facts.ts';
import type { TreeModel } from '../tree-model.ts';
import styles from './editing.module.css';
import type { Editing } from './use-editing.ts';

interface KinProps {
  readonly facts: PersonFacts;
  readonly tree: TreeModel;
  readonly editing: Editing;
  readonly isEditor: boolean;
  readonly canChange: boolean;
  readonly onOpen: (person: number) => void;
  /** What is told of a family itself: when they were married. */
  readonly children: (family: FamilyFacts) => ReactNode;
}

/** Parents, partners and children, each with the way to take them apart. */
export function Kin({ facts, tree, editing, isEditor, canChange, onOpen, children }: KinProps) {
  const { person } = facts;
  const relative = (id: string, label: string, detach: Parameters<Editing['send']>[0]) => {
    const number = tree.numberOf(id);
    const full = facts.kin[id] ?? 'osoba koja se ne prikazuje';
    const years = number < 0 ? '' : tree.summary(number).years;
    return (
      <li key={`${label} ${id}`} className={styles.relative}>
        <div>
          <span className={styles.label}>{label}</span>
          {number < 0 ? (
            <span>{full}</span>
          ) : (
            <button type="button" className={styles.name} onClick={() => onOpen(number)}>
              {full}
            </button>
          )}{' '}
          <small>{years}</small>
        </div>
        {canChange && (
          <button
            type="button"
            className={styles.detach}
            aria-label={`${isEditor ? 'Odvojite' : 'Predložite odvajanje'}: ${full}`}
            onClick={() => editing.send(detach, '', `${full}, odvajanje od obitelji`)}
          >
            Odvojite
          </button>
        )}
      </li>
    );
  };
  return (
    <>
      {facts.asChild.map(({ family, partners }) => (
        <ul key={family} className={styles.kin} aria-label="Roditelji">
          {partners.map((id) => relative(id, parentLabel(tree, id), { kind: 'detach', person, family, as: 'child' }))}
        </ul>
      ))}
      {facts.asPartner.map((union) => {
        const partner = union.partners.find((id) => id !== person);
        return (
          <div key={union.family}>
            <ul className={styles.kin} aria-label="Brak i djeca">
              {partner !== undefined &&
                relative(partner, 'Bračni drug', {
                  kind: 'detach',
                  person: partner,
                  family: union.family,
                  as: 'partner',
                })}
            </ul>
            {children(union)}
            <ul className={styles.kin} aria-label="Djeca">
              {union.children.map((id) =>
                relative(id, childLabel(tree, id), { kind: 'detach', person: id, family: union.family, as: 'child' }),
              )}
            </ul>
          </div>
        );
      })}
    </>
  );
}

function parentLabel(tree: TreeModel, id: string): string {
  return { '1': 'Otac', '2': 'Majka' }[tree.packed.sex[tree.numberOf(id)] ?? ''] ?? 'Roditelj';
}

function childLabel(tree: TreeModel, id: string): string {
  return { '1': 'Sin', '2': 'Kći' }[tree.packed.sex[tree.numberOf(id)] ?? ''] ?? 'Dijete';
}
