import { Form } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './tree-versions.module.css';
import type { TreeProposalView } from './views.ts';

/** Edits that members have proposed: taken with one press, refused with a word. */
export function TreeProposals({ proposals }: { readonly proposals: readonly TreeProposalView[] }) {
  if (proposals.length === 0) return null;
  return (
    <>
      <h3>Predložene izmjene</h3>
      <ol className={styles.versions} aria-label="Predložene izmjene">
        {proposals.map((proposal) => (
          <Proposal key={proposal.id} proposal={proposal} />
        ))}
      </ol>
    </>
  );
}

function Proposal({ proposal }: { readonly proposal: TreeProposalView }) {
  const { id, line, came, before, after, note, href } = proposal;
  return (
    <li>
      <div>
        <p>
          <strong>{href ? <Link to={href}>{line}</Link> : line}</strong>
        </p>
        <p className={styles.note}>
          {before && <del>{before}</del>} {after && <ins>{after}</ins>}
        </p>
        {note && <blockquote className={styles.note}>{note}</blockquote>}
        <p className={styles.note}>{came}</p>
      </div>
      <Form method="post" preventScrollReset className={styles.decision}>
        <input type="hidden" name="proposal" value={id} />
        <Button name="intent" value="take" aria-label={`Prihvatite: ${line}`}>
          Prihvatite
        </Button>
        <Field label="Zašto ne" name="reason" maxLength={2000} />
        <Button look="quiet" name="intent" value="refuse" aria-label={`Odbijte: ${line}`}>
          Odbijte
        </Button>
      </Form>
    </li>
  );
}
