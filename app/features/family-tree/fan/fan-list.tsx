import { Link } from '../../../ui/link.tsx';
import styles from './fan-list.module.css';
import type { FanView } from './views.ts';

/** The same as the drawing, in words: generation by generation, and who stands in two places. */
export function FanList({ fan: { rows, repeated } }: { readonly fan: FanView }) {
  if (rows.length === 0) return null;
  return (
    <>
      {repeated.length > 0 && (
        <section className={styles.repeated} aria-labelledby="na-dva-mjesta">
          <h2 id="na-dva-mjesta">Na više mjesta u lepezi</h2>
          <p>
            Kad se vjenča dvoje iz iste loze, isti se predak javlja s obiju strana. Gdje u lepezi stoji isto slovo, to
            je ista osoba, a iznad nje su isti ljudi.
          </p>
          <ul>
            {repeated.map(({ mark, name, places }) => (
              <li key={mark}>
                <span className={styles.mark}>{mark}</span> {name}{' '}
                <small>
                  br. {places.slice(0, -1).join(', ')} i {places.at(-1)}
                </small>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className={styles.list} aria-labelledby="popis-predaka">
        <h2 id="popis-predaka">Popis predaka</h2>
        <p>
          Otac ima dvostruko veći broj od svojega djeteta, a majka za jedan veći od oca: roditelji osobe 5 nose brojeve
          10 i 11.
        </p>
        <div className={styles.rows}>
          {rows.map(({ heading, known, places }) => (
            <section key={heading}>
              <h3>
                {heading} <small>{known}</small>
              </h3>
              <ul>
                {places.map(({ place, name, years, href, mark }) => (
                  <li key={place}>
                    <span className={styles.number}>{place}</span>
                    <Link to={href}>{name}</Link>
                    <small>
                      {years} {mark && <span className={styles.mark}>{mark}</span>}
                    </small>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </section>
    </>
  );
}
