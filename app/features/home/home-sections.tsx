import { mdiCandle, mdiFamilyTree, mdiMapOutline, mdiMicrophone, mdiTimelineClockOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { pathTo } from '../../routes.ts';
import { SAMPLE_WORDS } from '../../text/sample-labels.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import styles from './home-sections.module.css';

interface HeroProps {
  readonly title: string;
  readonly hill: (className: string | undefined) => ReactNode;
}

/** What this place is, in one screen. */
export function Hero({ title, hill }: HeroProps) {
  return (
    <section className={styles.hero}>
      {hill(styles.hill)}
      <div className={styles.words}>
        <h1>{title}</h1>
        <p className={styles.motto}>Čuvajmo i dijelimo priče koje se ne smiju zaboraviti.</p>
        <p className={styles.about}>
          Jedno hercegovačko brdo kod Širokog Brijega, dva roda i sve što se o njima zna: tko je ondje živio, što se
          zbilo, gdje što stoji i tko je komu rod.
        </p>
        <p className={styles.actions}>
          <LinkButton href={pathTo('periods')} look="primary">
            Krenite od početka
          </LinkButton>
          <LinkButton href={pathTo('contribute')} icon={mdiMicrophone}>
            Ispričajte uspomenu
          </LinkButton>
          <LinkButton href={pathTo('trees')}>Čiji si?</LinkButton>
        </p>
      </div>
    </section>
  );
}

const ENTRANCES = [
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

/** The dead are shown by their faces to who may see them. */
export function Entrances({
  faces,
  withSamples,
}: {
  readonly faces: readonly ReactNode[];
  readonly withSamples: boolean;
}) {
  return (
    <nav className={styles.entrances} aria-label="Kamo dalje">
      <ul>
        {ENTRANCES.map((entrance) => (
          <li key={entrance.href}>
            <Icon path={entrance.icon} />
            {entrance.icon === mdiCandle && faces.length > 0 && <div className={styles.faces}>{faces}</div>}
            <Link to={entrance.href}>{entrance.title}</Link>
            <p>
              {entrance.text}
              {entrance.icon === mdiCandle && withSamples && ' Ogledni zapisi.'}
            </p>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface SectionProps {
  readonly eyebrow: string;
  readonly title: string;
  readonly more?: ReactNode;
  readonly children: ReactNode;
}

function Section({ eyebrow, title, more, children }: SectionProps) {
  return (
    <section className={styles.section}>
      <header className={styles.head}>
        <div>
          <p>{eyebrow}</p>
          <h2>{title}</h2>
        </div>
        {more}
      </header>
      {children}
    </section>
  );
}

const FAMILIES = [
  {
    title: 'Bošnjaci',
    href: pathTo('bosnjaci'),
    tree: pathTo('treeBosnjak'),
    text: 'Rod Bošnjaka (prezime Bošnjak) na našem brdu: što je zapisano, što se pripovijeda i što još tražimo.',
  },
  {
    title: 'Ćavari',
    href: pathTo('cavari'),
    tree: pathTo('treeCavar'),
    text: 'Od Gostuše do brda: popisi iz 18. stoljeća, nadimak koji je postao prezime i putovi iseljavanja.',
  },
] as const;

export function Families() {
  return (
    <Section eyebrow="Dva roda" title="Na jednom brdu">
      <div className={styles.families}>
        {FAMILIES.map(({ title, href, tree, text }) => (
          <article key={href}>
            <h3>
              <Link to={href}>{title}</Link>
            </h3>
            <p>{text}</p>
            <p className={styles.links}>
              <Link to={href}>Povijest roda</Link>
              <Link to={tree}>Obiteljsko stablo</Link>
            </p>
          </article>
        ))}
      </div>
    </Section>
  );
}

interface Post {
  readonly key: string;
  readonly href: string;
  readonly title: string;
}

interface LatestPostsProps<Card extends Post> {
  readonly posts: readonly Card[];
  readonly renderCard: (card: Card, size: 'lead' | 'plain') => ReactNode;
}

export function LatestPosts<Card extends Post>({ posts, renderCard }: LatestPostsProps<Card>) {
  return (
    <Section eyebrow="Iz povijesnoga bloga" title="Novo u kronici" more={<Link to={pathTo('blog')}>Svi zapisi</Link>}>
      <ul className={styles.posts}>
        {posts.map((post, index) => (
          <li key={post.key}>{renderCard(post, index === 0 ? 'lead' : 'plain')}</li>
        ))}
      </ul>
    </Section>
  );
}

interface TodayProps {
  /** What happened on this day, where something did. */
  readonly anniversary: ReactNode;
  readonly locality: ReactNode;
}

export function Today({ anniversary, locality }: TodayProps) {
  if (!anniversary && !locality) return null;
  return (
    <Section eyebrow="Svaki dan nešto drugo" title={anniversary ? 'Na današnji dan' : 'Mjesto dana'}>
      <div className={styles.today}>
        {anniversary && <div>{anniversary}</div>}
        {locality && (
          <div>
            {anniversary && <h3 className="visually-hidden">Mjesto dana</h3>}
            {locality}
          </div>
        )}
      </div>
    </Section>
  );
}

interface VoiceProps {
  readonly words: string;
  readonly card: { readonly href: string; readonly title: string; readonly meta: string; readonly sample: boolean };
}

/** Somebody's own words, large. */
export function Voice({ words, card }: VoiceProps) {
  return (
    <section className={styles.voice} aria-label="Uspomena dana">
      <blockquote>
        <p>„{words.replaceAll('„', '‘').replaceAll('“', '’')}“</p>
      </blockquote>
      <p className={styles.from}>
        <Link to={card.href}>{card.title}</Link>
        <span>
          {card.meta}
          {card.sample && ` · ${SAMPLE_WORDS}`}
        </span>
      </p>
    </section>
  );
}
