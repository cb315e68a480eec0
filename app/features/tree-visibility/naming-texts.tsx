import { Fragment } from 'react';
import { Form } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './tree-visibility.module.css';
import type { NamingTextView } from './views.ts';

/** Texts that name the living. Each is held back until an editor has read it and lets it go. */
export function NamingTexts({ texts }: { readonly texts: readonly NamingTextView[] }) {
  if (texts.length === 0) return <p>Nijedan tekst u stablu ne spominje nikoga živoga.</p>;
  return (
    <ul className={styles.texts}>
      {texts.map(({ hash, text, label, named, about, isReleased }) => (
        <li key={hash}>
          <div className={styles.text}>
            <blockquote>{text}</blockquote>
            <p>
              {label}
              {about.length > 0 && ' uz: '}
              {about.map(({ href, name }, index) => (
                <Fragment key={href}>
                  {index > 0 && ', '}
                  <Link to={href} reloadDocument>
                    {name}
                  </Link>
                </Fragment>
              ))}
              . {mentioned(named)}: <strong>{named.join(', ')}</strong>.
            </p>
          </div>
          <div className={styles.decision}>
            <span className={styles.shown} data-shown={isReleased ? 'full' : 'hidden'}>
              {isReleased ? 'Vidi se' : 'Zadržano'}
            </span>
            <Form method="post" preventScrollReset>
              <input type="hidden" name="text" value={hash} />
              <Button
                look="quiet"
                name="intent"
                value={isReleased ? 'hold' : 'release'}
                aria-label={`${isReleased ? 'Zadrži opet' : 'Dopusti'}: ${label}, ${mentioned(named).toLowerCase()} ${named.join(', ')}`}
              >
                {isReleased ? 'Zadrži opet' : 'Dopusti'}
              </Button>
            </Form>
          </div>
        </li>
      ))}
    </ul>
  );
}

function mentioned(named: readonly string[]): string {
  return named.length === 1 ? 'Spominje se' : 'Spominju se';
}
