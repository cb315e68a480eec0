import { mdiFamilyTree } from '@mdi/js';
import { Link } from '../../ui/link.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import styles from './family.module.css';
import type { FamilyView } from './views.ts';

/** Those nearest to the person, from the tree. */
export function Family({ family }: { readonly family: FamilyView }) {
  return (
    <section className={styles.family} aria-labelledby="obitelj">
      <h2 id="obitelj">Obitelj</h2>
      <dl>
        {family.kin.map(({ label, people }) => (
          <div key={label}>
            <dt>{label}</dt>
            {people.map(({ id, href, name, years }) => (
              <dd key={id}>
                <Link to={href}>{name}</Link> <small>{years}</small>
              </dd>
            ))}
          </div>
        ))}
      </dl>
      <p>
        <LinkButton href={family.href} icon={mdiFamilyTree} look="quiet">
          {family.label}
        </LinkButton>
      </p>
    </section>
  );
}
