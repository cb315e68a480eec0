import { derived } from '../../chronicle/reading/derived.ts';
import { parsePartialDate, yearOf } from '../../domain/partial-date.ts';
import type { RecordOf } from '../../domain/record.ts';
import { MemoryFilters, TellInvitation } from '../features/memories/memory-list.tsx';
import { CardGrid } from '../features/record/card-grid.tsx';
import { PLACE_PARAM, TELLER_PARAM, YEAR_PARAM } from '../query-words.ts';
import { pathTo } from '../routes.ts';
import { Page } from '../shell/page.tsx';
import { siteContext } from '../site-context.ts';
import { Pages } from '../ui/pages.tsx';
import { listPage } from '../views/list-parameters.ts';
import { firstPicture } from '../views/page-info.ts';
import { cardView } from '../views/record-views.ts';
import type { Route } from './+types/memories';

type Memory = RecordOf<'memory'>;

/** What memories can be looked through by. */
const BY: Readonly<Record<string, (memory: Memory) => string>> = {
  [YEAR_PARAM]: decadeOf,
  [PLACE_PARAM]: ({ place }) => place?.name ?? '',
  [TELLER_PARAM]: ({ teller }) => teller,
};

const choices = derived((library) =>
  Object.fromEntries(Object.entries(BY).map(([name, read]) => [name, valuesOf(library.memories(), read)])),
);

export function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const { library } = context.get(siteContext);
  const wanted = Object.keys(BY).map((name) => [name, searchParams.get(name) ?? ''] as const);
  const found = library
    .memories()
    .filter((memory) => wanted.every(([name, value]) => !value || BY[name]?.(memory) === value));
  const { items, canonical, current, pages } = listPage(found, {
    path: pathTo('memories'),
    searchParams,
    filters: Object.keys(BY),
  });
  return {
    page: {
      title: 'Spomeni brda',
      description: 'Kratke priče onih koji pamte život na brdu: bura na škurama, put do vode, prvi odlazak u svijet.',
      canonical,
      picture: firstPicture(library, items),
    },
    chosen: Object.fromEntries(wanted),
    options: choices(library),
    cards: items.map((memory) => cardView(library, memory)),
    pages,
    current,
  };
}

function valuesOf(memories: readonly Memory[], read: (memory: Memory) => string): string[] {
  return [...new Set(memories.map(read).filter(Boolean))].sort((a, b) => a.localeCompare(b, 'hr'));
}

/** Years as people remember them: by the decade. */
function decadeOf({ date }: Memory): string {
  const parsed = date === undefined ? undefined : parsePartialDate(date);
  return parsed ? `${Math.floor(yearOf(parsed) / 10) * 10}` : '';
}

export default function MemoriesPage({ loaderData }: Route.ComponentProps) {
  const { cards, chosen, options, pages, current } = loaderData;
  return (
    <Page
      title="Spomeni brda"
      lead="Kratke priče onih koji pamte: bura na škurama, put do vode, prvi odlazak u svijet."
    >
      <TellInvitation />
      <MemoryFilters chosen={chosen} options={options} />
      {cards.length > 0 ? (
        <CardGrid cards={cards} headingLevel={2} withLabels={false} />
      ) : (
        <p>Takve uspomene još nema. Možda je znate ispričati vi?</p>
      )}
      <Pages label="Stranice uspomena" pages={pages} current={current} />
    </Page>
  );
}
