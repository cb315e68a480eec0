import { mdiContentCopy, mdiPencilOutline, mdiPrinterOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { captionOf } from '../../text/captions.ts';
import { sourceId } from '../../text/source-id.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { SampleLabel } from '../../ui/sample-label.tsx';
import { Share } from '../../ui/share.tsx';
import { CardGrid } from './card-grid.tsx';
import { Cover, Enlargeable, Gallery } from './pictures.tsx';
import { Prose } from './prose.tsx';
import styles from './reading.module.css';
import { ReadingControls } from './reading-controls.tsx';
import type { ReadingView, SourceView, VoiceView } from './views.ts';

interface ReadingProps {
  readonly reading: ReadingView;
  /** What belongs to this kind of record only, after the text. */
  readonly children?: ReactNode;
  /** Beside the facts, before the text. */
  readonly aside?: ReactNode;
}

/** A record on its own page. */
export function Reading({ reading, children, aside }: ReadingProps) {
  const {
    title,
    summary,
    eyebrow,
    cover,
    facts,
    html,
    sample,
    sources,
    tags,
    related,
    citation,
    voice,
    teller,
    photographs,
    edit,
  } = reading;
  return (
    <article className={styles.reading}>
      <header className={styles.head}>
        <p className={styles.eyebrow}>{eyebrow}</p>
        <h1>{title}</h1>
        {summary && <p className={styles.summary}>{summary}</p>}
        {sample && (
          <p className={styles.sample}>
            <SampleLabel>{sample}</SampleLabel>
          </p>
        )}
      </header>
      <ReadingControls />
      {cover && (
        <figure className={styles.cover}>
          <Enlargeable cover={cover}>
            <Cover cover={cover} sizes="(width < 1280px) 100vw, (width < 1920px) 75rem, 100rem" eager decorative />
          </Enlargeable>
          {captionOf(cover) && <figcaption>{captionOf(cover)}</figcaption>}
        </figure>
      )}
      <div className={styles.columns}>
        <div>
          {voice && <VoicePlayer voice={voice} teller={teller ?? ''} />}
          <Prose html={html} dropCap />
          <Gallery photographs={photographs} />
          {tags.length > 0 && (
            <ul className={styles.tags} aria-label="Oznake">
              {tags.map(({ href, label }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          )}
        </div>
        <aside className={styles.aside}>
          {facts.length > 0 && (
            <dl className={styles.facts}>
              {facts.map(({ name, value }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          )}
          {aside}
          <div className={styles.tools}>
            {edit && (
              <LinkButton href={edit.href} icon={mdiPencilOutline} look="quiet">
                {edit.label}
              </LinkButton>
            )}
            <Share title={title} />
            <Button type="button" look="quiet" needsScripts data-print="">
              <Icon path={mdiPrinterOutline} />
              Ispišite
            </Button>
            {citation && <Citation text={citation} />}
          </div>
          <Sources sources={sources} />
        </aside>
      </div>
      {children}
      {related.length > 0 && (
        <section className={styles.related}>
          <h2>Povezano</h2>
          <CardGrid cards={related} size="small" />
        </section>
      )}
    </article>
  );
}

/** A ready reference: people name the source when it costs them nothing. Copied by app/document/copying.ts. */
function Citation({ text }: { readonly text: string }) {
  const name = 'Kopirajte';
  return (
    <details className={styles.citation}>
      <summary>Kako navesti izvor</summary>
      <p>{text}</p>
      <Button type="button" look="quiet" data-citation="" needsScripts>
        <Icon path={mdiContentCopy} />
        <span aria-live="polite" data-name={name}>
          {name}
        </span>
      </Button>
    </details>
  );
}

function Sources({ sources }: { readonly sources: readonly SourceView[] }) {
  if (sources.length === 0) return null;
  return (
    <section className={styles.sources}>
      <h2>Izvori</h2>
      <ol>
        {sources.map(({ what, where, href, certainty }, index) => (
          <li key={`${what} ${where}`} id={sourceId(index + 1)}>
            {what}
            {where && <>, {href ? <a href={href}>{where}</a> : where}</>} <small>({certainty})</small>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The memory as its teller spoke it. */
function VoicePlayer({ voice, teller }: { readonly voice: VoiceView; readonly teller: string }) {
  return (
    <figure className={styles.voice}>
      <figcaption>
        {teller} pripovijeda <span>({voice.length})</span>
      </figcaption>
      {/* biome-ignore lint/a11y/useMediaCaption: the words stand beside it where somebody wrote them down */}
      <audio controls preload="none" src={voice.src} aria-label={`Snimka: ${teller}`} />
    </figure>
  );
}
