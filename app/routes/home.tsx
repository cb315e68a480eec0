import { onThisDay, pickOfTheDay } from '../../chronicle/reading/on-this-day.ts';
import { Entrances, Families, Hero, LatestPosts, Today, Voice } from '../features/home/home-sections.tsx';
import { Cover } from '../features/record/pictures.tsx';
import { RecordCard } from '../features/record/record-card.tsx';
import { readerOf } from '../record-path.ts';
import { Hill } from '../shell/hill.tsx';
import { Ornament } from '../shell/ornament.tsx';
import { siteContext } from '../site-context.ts';
import { firstSentence } from '../text/prose.ts';
import { cardView } from '../views/record-views.ts';
import type { Route } from './+types/home';

const LATEST = 3;
const FACES = 4;

export function loader({ context }: Route.LoaderArgs) {
  const { library, name, today, viewer } = context.get(siteContext);
  const view = (record: Parameters<typeof cardView>[1]) => cardView(library, record, readerOf(viewer));
  const anniversary = onThisDay(library, today)[0];
  const locality = pickOfTheDay(library.localities(), today);
  const memory = pickOfTheDay(
    library.memories(),
    today,
    // A recording without a text has nothing to quote.
    (candidate) => candidate !== anniversary && firstSentence(candidate.body) !== '',
  );
  return {
    page: { description: 'Povijest, obitelji, mjesta i uspomene jednoga hercegovačkog brda kod Širokog Brijega.' },
    siteName: name,
    latest: library.posts().slice(0, LATEST).map(view),
    anniversary: anniversary && view(anniversary),
    locality: locality && view(locality),
    dead: library
      .memorials()
      .map(view)
      .filter(({ cover }) => cover)
      .slice(0, FACES),
    voice: memory && { card: view(memory), words: firstSentence(memory.body) },
  };
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { siteName, latest, anniversary, locality, dead, voice } = loaderData;
  return (
    <>
      <Hero title={siteName} hill={(className) => <Hill className={className} />} />
      <Ornament />
      <LatestPosts
        posts={latest}
        renderCard={(card, size) => <RecordCard card={card} size={size} withLabel={false} />}
      />
      <Families />
      <Today
        anniversary={anniversary && <RecordCard card={anniversary} size={locality ? 'plain' : 'wide'} />}
        locality={locality && <RecordCard card={locality} size={anniversary ? 'plain' : 'wide'} />}
      />
      <Entrances
        faces={dead.map(({ key, cover }) => cover && <Cover key={key} cover={cover} sizes="3rem" decorative />)}
        withSamples={dead.some(({ sample }) => sample)}
      />
      {voice && <Voice words={voice.words} card={voice.card} />}
    </>
  );
}
