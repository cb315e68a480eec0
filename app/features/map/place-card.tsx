import { mdiClose, mdiDownload, mdiImageFilterHdr, mdiMapMarkerDistance, mdiWalk } from '@mdi/js';
import { type ReactNode, useEffect, useRef } from 'react';
import { distanceText } from '../../text/distances.ts';
import { durationText } from '../../text/map-text.ts';
import { SAMPLE_SENTENCE } from '../../text/sample-labels.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { Photograph } from '../../ui/photograph.tsx';
import { SampleLabel } from '../../ui/sample-label.tsx';
import styles from './place-card.module.css';
import type { MapPlace, PictureView, WalkView } from './views.ts';

interface PlaceCardProps {
  readonly place: MapPlace;
  readonly closeHref: string;
  readonly close: () => void;
  /** Whether the card was asked for here, and not by the address the page was opened with. */
  readonly takesFocus: boolean;
  readonly children?: ReactNode;
}

/** What is known of one place, without leaving the map. */
export function PlaceCard({ place, closeHref, close, takesFocus, children }: PlaceCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takesFocus || !place.id) return;
    heading.current?.focus({ preventScroll: true });
  }, [place.id, takesFocus]);
  return (
    <article
      className={styles.card}
      aria-labelledby="karta-mjesto"
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
    >
      {place.picture && <Picture picture={place.picture} />}
      <div className={styles.words}>
        <p className={styles.meta}>{[place.label, place.dateText].filter(Boolean).join(' · ')}</p>
        <h2 id="karta-mjesto" ref={heading} tabIndex={-1}>
          {place.name}
        </h2>
        {place.summary && <p className={styles.summary}>{place.summary}</p>}
        {place.walk && <Walk walk={place.walk} />}
        {(place.approximate || place.sample) && (
          <p className={styles.marks}>
            {place.sample && <SampleLabel>{SAMPLE_SENTENCE.locality}</SampleLabel>}
            {place.approximate && <span>Položaj je približan</span>}
          </p>
        )}
        {place.href && (
          <p className={styles.more}>
            <Link to={place.href}>Otvorite stranicu</Link>
          </p>
        )}
        {children}
      </div>
      <a
        href={closeHref}
        className={styles.close}
        aria-label="Zatvorite"
        onClick={(event) => {
          event.preventDefault();
          close();
        }}
      >
        <Icon path={mdiClose} />
      </a>
    </article>
  );
}

function Picture({ picture: { kind, hash, alt, width, height, placeholder } }: { readonly picture: PictureView }) {
  return (
    <div className={styles.picture}>
      {kind === 'drawing' ? (
        <Drawing src={`/media/${hash}/original.svg`} alt={alt} width={width} height={height} />
      ) : (
        <Photograph
          src={`/media/${hash}`}
          alt={alt}
          width={width}
          height={height}
          sizes="22rem"
          placeholder={placeholder}
        />
      )}
    </div>
  );
}

export function Walk({ walk: { metres, up, down, minutes, gpx } }: { readonly walk: WalkView }) {
  return (
    <>
      <ul className={styles.walk}>
        <li>
          <Icon path={mdiMapMarkerDistance} />
          {distanceText(metres / 1000)}
        </li>
        <li>
          <Icon path={mdiWalk} />
          oko {durationText(minutes)}
        </li>
        {up !== undefined && down !== undefined && (
          <li>
            <Icon path={mdiImageFilterHdr} />
            uspon {up} m, spust {down} m
          </li>
        )}
      </ul>
      <p className={styles.more}>
        <a href={gpx} download>
          <Icon path={mdiDownload} />
          Preuzmite GPX
        </a>
      </p>
    </>
  );
}
