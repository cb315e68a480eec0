import type { ReactNode } from 'react';
import type { FamilyFacts, PersonFacts } from '../../../../genealogy/gedcom/edit/facts.ts';
import type { DetachEdit } from '../../../../genealogy/gedcom/edit/tree-edit.ts';
import type { TreeModel } from '../tree-model.ts';
import { detachKey } from './fact-rows.ts';
import styles from './kin-list.module.css';

/** People are taken apart by a form in the place of the person, which says what is lost. */
export interface Detaching {
  readonly start: (edit: DetachEdit) => void;
  readonly formOf: (edit: DetachEdit, name: string) => ReactNode;
}

interface KinProps {
  readonly facts: PersonFacts;
  readonly tree: TreeModel;
  readonly detaching: Detaching;
  readonly isEditor: boolean;
  readonly canChange: boolean;
  readonly onOpen: (person: number) => void;
  /** How they belong to the family they come from. */
  readonly parentsFact: (family: FamilyFacts) => ReactNode;
  /** What is told of a family itself: when they were married. */
  readonly children: (family: FamilyFacts) => ReactNode;
}

/** Parents, partners and children, each with the way to take them apart. */
export function Kin({ facts, tree, detaching, isEditor, canChange, onOpen, parentsFact, children }: KinProps) {
  const { person } = facts;
  const relative = (id: string, label: string, detach: DetachEdit) => {
    const number = tree.numberOf(id);
    const full = facts.kin[id] ?? 'osoba koja se ne prikazuje';
    const years = number < 0 ? '' : tree.summary(number).years;
    const form = detaching.formOf(detach, full);
    if (form && id === detach.person) return <li key={`${label} ${id}`}>{form}</li>;
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
            data-row={detachKey(detach)}
            onClick={() => detaching.start(detach)}
          >
            Odvojite
          </button>
        )}
      </li>
    );
  };
  return (
    <>
      {facts.asChild.map((origin) => {
        const detach = { kind: 'detach', person, family: origin.family, as: 'child' } as const;
        return (
          <div key={origin.family}>
            <ul className={styles.kin} aria-label="Roditelji">
              {origin.partners.map((id) => relative(id, parentLabel(tree, id), detach))}
            </ul>
            {detaching.formOf(detach, facts.kin[person] ?? '')}
            {parentsFact(origin)}
          </div>
        );
      })}
      {facts.asPartner.map((union) => {
        const partner = union.partners.find((id) => id !== person);
        return (
          <div key={union.family}>
            <ul className={styles.kin} aria-label="Brak i djeca">
              {partner !== undefined &&
                relative(partner, 'Supružnik', {
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
