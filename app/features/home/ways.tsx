import { mdiCandle, mdiFamilyTree, mdiMapOutline, mdiTimelineClockOutline } from '@mdi/js';
import { pathTo } from '../../routes.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './ways.module.css';

const WAYS = [
  {
    icon: mdiFamilyTree,
    title: 'Obiteljska stabla',
    href: pathTo('trees'),
    text: 'Pronađite se i doznajte u kakvom smo srodstvu.',
  },
  {
    icon: mdiMapOutline,
    title: 'Interaktivna karta',
    href: pathTo('map'),
    text: 'Kuće, putovi, vode i imena njiva.',
  },
  {
    icon: mdiTimelineClockOutline,
    title: 'Povijesna razdoblja',
    href: pathTo('periods'),
    text: 'Od gradina do danas, na jednoj crti.',
  },
  { icon: mdiCandle, title: 'In memoriam', href: pathTo('memorials'), text: 'Imena onih kojih više nema.' },
] as const;

export function Ways() {
  return (
    <nav className={styles.ways} aria-label="Kamo dalje">
      <ul>
        {WAYS.map((way) => (
          <li key={way.href}>
            <Icon path={way.icon} />
            <Link to={way.href}>{way.title}</Link>
            <p>{way.text}</p>
          </li>
        ))}
      </ul>
    </nav>
  );
}
