import type { ReactNode } from 'react';
import { NAME_PARAM } from '../../query-words.ts';
import { pathTo } from '../../routes.ts';
import { Link } from '../../ui/link.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import type { SearchView } from './views.ts';
import styles from './ways-in.module.css';

interface WaysInProps {
  /** What was looked for in vain, or nothing. */
  readonly text: string;
  /** The same words without the choices that left nothing, where some were made. */
  readonly all: string | undefined;
  readonly suggestion: SearchView['suggestion'];
  /** Where the editors are asked about it. */
  readonly ask: string;
  /** Stands below what is said of the words that were looked for in vain. */
  readonly children: ReactNode;
}

/** Where else to look: the same for whoever asks for whatever, so that it tells nothing of what is hidden. */
export function WaysIn({ text, all, suggestion, ask, children }: WaysInProps) {
  return (
    <>
      {text && (
        <div className={styles.nothing}>
          <h2>Za „{text}“ ništa nije nađeno</h2>
          {suggestion && (
            <p className={styles.meant}>
              Jeste li mislili <Link to={suggestion.href}>„{suggestion.text}“</Link>?
            </p>
          )}
          {all ? (
            <p>
              Izbor je sužen. <Link to={all}>Pretražite sve</Link>
            </p>
          ) : (
            <p>Pokušajte s manje riječi ili s drugim oblikom imena, ili krenite odavde.</p>
          )}
          {children}
        </div>
      )}
      <nav aria-label="Kamo dalje">
        <ul className={styles.ways}>
          {waysFor(text).map(({ href, title, words }) => (
            <li key={title}>
              <Link to={href}>{title}</Link>
              <p>{words}</p>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.ask}>
        <p>Znate li za nešto čega ovdje nema ili tražite nekoga svojega?</p>
        <LinkButton href={ask}>Pitajte Uredništvo</LinkButton>
      </div>
    </>
  );
}

function waysFor(text: string) {
  return [
    { title: 'Bošnjaci', href: pathTo('bosnjaci'), words: 'Povijest roda: što je zapisano i što se pripovijeda.' },
    { title: 'Ćavari', href: pathTo('cavari'), words: 'Povijest roda, od Gostuše do brda.' },
    { title: 'Povijesni lokaliteti', href: pathTo('localities'), words: 'Gumna, čatrnje, gomile, kuće i putovi.' },
    { title: 'Povijesna razdoblja', href: pathTo('periods'), words: 'Od gradina do danas, na jednoj crti.' },
    { title: 'Poznate osobe', href: pathTo('people'), words: 'Ljudi koji su obilježili ovaj kraj.' },
    { title: 'Spomeni brda', href: pathTo('memories'), words: 'Uspomene onih koji pamte.' },
    { title: 'Obiteljska stabla', href: pathTo('trees'), words: 'Tko je čiji i tko je komu rod.' },
    { title: 'Interaktivna karta', href: pathTo('map'), words: 'Kuće, putovi, vode i imena njiva.' },
    {
      title: text ? `In memoriam: „${text}“` : 'In memoriam',
      href: text ? `${pathTo('memorials')}?${new URLSearchParams({ [NAME_PARAM]: text })}` : pathTo('memorials'),
      words: text ? 'Potražite to ime među pokojnicima.' : 'Imena onih kojih više nema.',
    },
  ];
}
