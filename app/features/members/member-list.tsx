import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { QUERY_PARAM } from '../../query-words.ts';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Field } from '../../ui/field.tsx';
import list from '../../ui/ruled-list.module.css';
import { Select } from '../../ui/select.tsx';
import styles from './members.module.css';
import { type MemberItem, ROLE_LABEL, ROLE_OPTIONS } from './views.ts';

interface MemberSectionProps {
  /** Where something else stands before it. */
  readonly hasHeading: boolean;
  readonly children: ReactNode;
}

export function MemberSection({ hasHeading, children }: MemberSectionProps) {
  return hasHeading ? (
    <section className={styles.section} aria-labelledby="svi">
      <h2 id="svi">Svi s računom</h2>
      {children}
    </section>
  ) : (
    <section aria-label="Svi s računom">{children}</section>
  );
}

export function MemberSearch({ text }: { readonly text: string }) {
  return (
    <Form className={styles.search} role="search" aria-label="Traženje članova">
      <Field
        label="Ime ili adresa"
        name={QUERY_PARAM}
        type="search"
        defaultValue={text}
        key={text}
        maxLength={100}
        autoComplete="off"
      />
      <Button>Potražite</Button>
    </Form>
  );
}

/** Everybody with an account, and what can be done about each. */
export function MemberList({ members }: { readonly members: readonly MemberItem[] }) {
  return (
    <ul className={list.list}>
      {members.map((member) => (
        <li key={member.id} className={member.blocked ? styles.blocked : undefined}>
          <div className={styles.who}>
            <p className={styles.name}>
              {member.name} <Badge member={member} />
            </p>
            <p className={styles.email}>
              {member.email}
              {!member.verified && ' (adresa nije potvrđena)'}
            </p>
            <p className={styles.meta}>
              {[`Od ${member.since}`, member.seen && `posljednji dolazak ${member.seen}`, member.told, member.gate]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </div>
          <MemberForms member={member} />
        </li>
      ))}
    </ul>
  );
}

function Badge({ member: { role, blocked } }: { readonly member: MemberItem }) {
  if (blocked) return <span className={`${styles.badge} ${styles.shut}`}>blokiran</span>;
  return role === 'member' ? null : <span className={styles.badge}>{ROLE_LABEL[role]}</span>;
}

function MemberForms({ member: { id, name, role, blocked, target, verified } }: { readonly member: MemberItem }) {
  if (target === 'self') return <p className={styles.note}>To ste vi.</p>;
  if (target === 'configured')
    return <p className={styles.note}>Ulogu ove osobe mijenja samo onaj tko održava stranicu.</p>;
  return (
    <div className={styles.change}>
      <Disclosure summary="Uloga i pristup" open={false}>
        <div className={styles.forms}>
          {verified || role !== 'member' ? (
            <Form method="post" preventScrollReset className={styles.role}>
              <input type="hidden" name="intent" value="give-role" />
              <input type="hidden" name="member" value={id} />
              <Select label={`Uloga: ${name}`} name="role" value={role} options={ROLE_OPTIONS} />
              <Button>Promijenite ulogu</Button>
            </Form>
          ) : (
            <p className={styles.note}>Uloga se daje potvrđenoj adresi. Ovoj osobi pošaljite poziv.</p>
          )}
          {role === 'editor' && !blocked ? (
            <p className={styles.note}>Urednika možete blokirati kad mu promijenite ulogu.</p>
          ) : (
            <Form method="post" preventScrollReset>
              <input type="hidden" name="member" value={id} />
              <Button
                look={blocked ? 'secondary' : 'danger'}
                name="intent"
                value={blocked ? 'unblock' : 'block'}
                aria-label={`${blocked ? 'Odblokirajte' : 'Blokirajte'}: ${name}`}
              >
                {blocked ? 'Odblokirajte' : 'Blokirajte'}
              </Button>
            </Form>
          )}
        </div>
      </Disclosure>
    </div>
  );
}
