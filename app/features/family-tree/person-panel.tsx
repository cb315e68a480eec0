import { mdiArrowRight } from '@mdi/js';
import type { ReactNode } from 'react';
import { SAMPLE_SENTENCE } from '../../text/sample-labels.ts';
import { LazyDrawing } from '../../ui/drawing.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { Photograph } from '../../ui/photograph.tsx';
import { SampleLabel } from '../../ui/sample-label.tsx';
import styles from './person-panel.module.css';
import type { PersonView, PictureView } from './views.ts';

interface PersonPanelProps {
  readonly person: PersonView;
  /** Of a tree whose people are invented. */
  readonly isSample: boolean;
  /** Takes over from the links to kin once the drawing is there; until then they load the document. */
  readonly onOpen?: (id: string) => void;
  /** Views of the drawing from them. */
  readonly tools?: ReactNode;
  /** What can be done about the person. */
  readonly children?: ReactNode;
}

/** Somebody of the tree: what is written of them, their closest kin, and the records about them. */
export function PersonPanel({ person, isSample, onOpen, tools, children }: PersonPanelProps) {
  const names = [person.nickname && `„${person.nickname}“`, ...person.otherNames].filter(Boolean).join(' · ');
  return (
    <section className={styles.panel} aria-label={person.name}>
      <header>
        <h2>{person.name}</h2>
        {names && <p className={styles.names}>{names}</p>}
        {person.years && <p className={styles.years}>{person.years}</p>}
        {isSample && <SampleLabel>{SAMPLE_SENTENCE.person}</SampleLabel>}
      </header>
      {tools}
      {person.crossings.map(({ href, label }) => (
        <Link key={href} to={href} className={styles.crossing} reloadDocument>
          <span>
            {person.name} <small>{label}</small>
          </span>
          <Icon path={mdiArrowRight} />
        </Link>
      ))}
      {person.pictures.length > 0 && (
        <div className={styles.pictures}>
          {person.pictures.map((picture) => (
            <Picture key={picture.hash} picture={picture} />
          ))}
        </div>
      )}
      {person.facts.length > 0 && (
        <dl>
          {person.facts.map(({ label, value }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a life may hold the same event twice
            <div key={index}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {person.kin.map(({ label, people }) => (
        <div key={label} className={styles.kin}>
          <h3>{label}</h3>
          <ul>
            {people.map(({ id, href, name, years }) => (
              <li key={id}>
                <Link
                  to={href}
                  preventScrollReset
                  reloadDocument={!onOpen}
                  onClick={(event) => {
                    if (!onOpen || event.ctrlKey || event.metaKey || event.shiftKey) return;
                    event.preventDefault();
                    onOpen(id);
                  }}
                >
                  {name}
                </Link>{' '}
                <small>{years}</small>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {[...new Set(person.notes)].map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      {person.links.map(({ label: heading, links }) => (
        <div key={heading} className={styles.kin}>
          <h3>{heading}</h3>
          <ul>
            {links.map(({ href, title, label }) => (
              <li key={href}>
                <Link to={href}>{title}</Link> <small>{label}</small>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {person.sources.length > 0 && (
        <div className={styles.kin}>
          <h3>Izvori</h3>
          <ul className={styles.sources}>
            {person.sources.map(({ title, page, about }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a source may be named twice
              <li key={index}>
                {[about, title].filter(Boolean).join(': ')}
                {page && <small>, {page}</small>}
              </li>
            ))}
          </ul>
        </div>
      )}
      {children}
    </section>
  );
}

function Picture({ picture: { kind, hash, alt, width, height } }: { readonly picture: PictureView }) {
  const shared = { src: `/media/${hash}`, alt, width, height };
  return kind === 'drawing' ? <LazyDrawing {...shared} /> : <Photograph {...shared} sizes="12rem" />;
}
