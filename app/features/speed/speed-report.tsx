import { Link } from '../../ui/link.tsx';
import { NothingYet } from '../../ui/nothing-yet.tsx';
import ruled from '../../ui/ruled-rows.module.css';
import { PageSpeeds } from './page-speeds.tsx';
import styles from './speed-report.module.css';
import type { SlowAddress, SpeedView } from './views.ts';
import { VitalCards } from './vital-cards.tsx';

/** How fast the site is: to its readers, page by page, and by the server's own clock. */
export function SpeedReport({ speed: { visits, vitals, columns, pages, slowest } }: { readonly speed: SpeedView }) {
  return (
    <>
      <section className={styles.section} aria-labelledby="citateljima">
        <h2 id="citateljima">Kako je čitateljima</h2>
        {vitals.length === 0 ? (
          <NothingYet>
            Još nema mjerenja. Kad čitatelj zatvori stranicu ili prijeđe na drugu, ona sama javi koliko se na nju
            čekalo. Otvorite nekoliko stranica pa se vratite ovamo.
          </NothingYet>
        ) : (
          <>
            <p className={styles.explained}>
              {visits} u posljednjih sedam dana. Tri od četiri posjeta bila su barem ovako brza, a svaki četvrti bio je
              sporiji.
            </p>
            <VitalCards vitals={vitals} />
          </>
        )}
      </section>
      {pages.length > 0 && (
        <section className={styles.section} aria-labelledby="po-stranicama">
          <h2 id="po-stranicama">Po stranicama</h2>
          <PageSpeeds columns={columns} pages={pages} />
        </section>
      )}
      <section className={styles.section} aria-labelledby="najsporije">
        <h2 id="najsporije">Najsporije adrese</h2>
        {slowest.length === 0 ? (
          <NothingYet>Otkad se mjeri, još nitko nije otvorio nijednu stranicu.</NothingYet>
        ) : (
          <>
            <p className={styles.explained}>
              Koliko dugo poslužitelj priprema stranicu, ne računajući put do čitatelja. Od sto otvaranja devedeset i
              pet bilo je barem ovako brzo. Prikazano je najviše deset adresa.
            </p>
            <Slowest addresses={slowest} />
          </>
        )}
      </section>
    </>
  );
}

function Slowest({ addresses }: { readonly addresses: readonly SlowAddress[] }) {
  return (
    <ol className={`${ruled.rows} ${styles.slowest}`}>
      {addresses.map(({ name, path, href, value, count, part }) => (
        <li key={name}>
          <span className={styles.name}>{name}</span>
          <span className={styles.value}>{value}</span>
          {href === undefined ? (
            <span className={styles.path}>{path}</span>
          ) : (
            <Link className={styles.path} to={href}>
              {path}
            </Link>
          )}
          <span className={styles.count}>otvoreno {count}</span>
          <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
            <rect width={Math.max(0.5, part * 100)} height="1" />
          </svg>
        </li>
      ))}
    </ol>
  );
}
