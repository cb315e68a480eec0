import { mdiEmailOutline, mdiFacebook, mdiInstagram, mdiMapMarkerOutline, mdiMessageTextOutline } from '@mdi/js';
import { ABOUT_PARAM } from '../query-words.ts';
import { pathTo } from '../routes.ts';
import type { Viewer } from '../site-context.ts';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { Crest } from './crest.tsx';
import styles from './footer.module.css';
import type { Frame } from './frame.ts';
import { legalEntries, quickEntries } from './navigation.ts';
import { Ornament } from './ornament.tsx';
import { SiteLink } from './site-link.tsx';

interface FooterProps {
  readonly site: Frame['site'];
  readonly viewer: Viewer | undefined;
  readonly countsVisits: boolean;
}

export function Footer({ site, viewer, countsVisits }: FooterProps) {
  return (
    <footer className={styles.footer}>
      <Ornament />
      <div className={styles.columns}>
        <div>
          <Link to={pathTo('home')} className={styles.title}>
            <Crest className={styles.crest} />
            {site.name}
          </Link>
          <p className={styles.motto}>Čuvajmo i dijelimo priče koje se ne smiju zaboraviti.</p>
        </div>
        <nav aria-label="Brza navigacija">
          <h2>Brza navigacija</h2>
          <ul>
            {quickEntries.map((entry) => (
              <li key={entry.href}>
                <SiteLink entry={entry} viewer={viewer} />
              </li>
            ))}
          </ul>
        </nav>
        <Contact contact={site.contact} />
      </div>
      <div className={styles.bottom}>
        <p>
          © {site.year}. {site.name}
        </p>
        <p>Preuzimate li što odavde, navedite izvor.</p>
        <ul aria-label="Pravne stranice">
          {legalEntries.map((entry) => (
            <li key={entry.label}>
              <SiteLink entry={entry} viewer={viewer} />
            </li>
          ))}
          {countsVisits && (
            <li>
              <Link to={pathTo('visitCounting')}>Mjerenje posjeta</Link>
            </li>
          )}
        </ul>
      </div>
    </footer>
  );
}

function Contact({ contact }: { readonly contact: Frame['site']['contact'] }) {
  const { email, address, facebook, instagram } = contact;
  return (
    <div>
      <h2>Kontakt</h2>
      {email && (
        <p className={styles.contact}>
          <Icon path={mdiEmailOutline} />
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
      {address && (
        <p className={styles.contact}>
          <Icon path={mdiMapMarkerOutline} />
          <span>{address}</span>
        </p>
      )}
      <p className={styles.contact}>
        <Icon path={mdiMessageTextOutline} />
        <Link to={pathTo('contact')} data-about-this={ABOUT_PARAM}>
          Pišite nam
        </Link>
      </p>
      {!email && !address && (
        <p>
          Imate priču ili sliku? <Link to={pathTo('contribute')}>Ispričajte uspomenu.</Link>
        </p>
      )}
      {(facebook || instagram) && (
        <p className={styles.social}>
          {facebook && (
            <a href={facebook} aria-label="Facebook">
              <Icon path={mdiFacebook} />
            </a>
          )}
          {instagram && (
            <a href={instagram} aria-label="Instagram">
              <Icon path={mdiInstagram} />
            </a>
          )}
        </p>
      )}
    </div>
  );
}
