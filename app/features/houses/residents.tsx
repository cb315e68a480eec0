import { pathTo } from '../../routes.ts';
import { yearText } from '../../text/dates.ts';
import { GateNote } from '../../ui/gate-note.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './residents.module.css';
import type { HouseView, ResidentView } from './views.ts';

interface ResidentsProps {
  readonly house: HouseView;
}

/** Who lived in a house, one after another and side by side, each with the years on one scale. */
function Residents({ house: { residents, scale } }: ResidentsProps) {
  if (residents.length === 0) {
    return (
      <p className={styles.empty}>
        Još nije zapisano tko je ovdje živio. Znate li? <Link to={pathTo('contact')}>Pišite nam.</Link>
      </p>
    );
  }
  return (
    <ol className={styles.residents}>
      {scale && (
        <li className={styles.scale} aria-hidden="true">
          <span>{yearText(scale.from)}</span>
          <span>{yearText(scale.to)}</span>
        </li>
      )}
      {residents.map((resident) => (
        <li key={resident.key}>
          <span className={styles.who}>
            <Link to={resident.href}>{resident.name}</Link> <small>{resident.life}</small>
          </span>
          <span className={styles.when}>{resident.when || 'ne zna se kada'}</span>
          {scale && <Bar resident={resident} scale={scale} />}
        </li>
      ))}
    </ol>
  );
}

interface HouseSectionProps {
  /** Nothing for visitors. */
  readonly house: HouseView | undefined;
  readonly signIn?: string | undefined;
}

/** On the page of a house: for visitors, that members know more. */
export function HouseSection({ house, signIn }: HouseSectionProps) {
  return (
    <section className={styles.section} aria-labelledby="tko-je-zivio">
      <h2 id="tko-je-zivio">Tko je ovdje živio</h2>
      {house && <Residents house={house} />}
      {signIn && (
        <GateNote signIn={signIn}>
          Tko je u kući živio i kada, piše u obiteljskim stablima, a njih vide članovi.
        </GateNote>
      )}
    </section>
  );
}

interface BarProps {
  readonly resident: ResidentView;
  readonly scale: { readonly from: number; readonly to: number };
}

function Bar({ resident: { span }, scale }: BarProps) {
  const share = (year: number): number => Math.round(((year - scale.from) / (scale.to - scale.from)) * 1000) / 10;
  return (
    <svg className={styles.bar} width="100%" height="12" aria-hidden="true">
      {span && (
        <rect
          x={`${share(span.from)}%`}
          width={`${Math.max(0.8, share(span.to) - share(span.from))}%`}
          height="12"
          rx="6"
          data-unsure={span.isSure ? undefined : ''}
        />
      )}
    </svg>
  );
}
