import type { ChronicleRecord, RecordOf } from '../../domain/record.ts';
import { keyOf } from '../../domain/record.ts';
import type { RecordKey, RecordKind } from '../../domain/reference.ts';
import { type Chance, seeded } from './randomness.ts';

/** How a chronicle of ten thousand divides: much is told, less is researched, ages are few. */
const SHARES = {
  blog: 0.3,
  bosnjaci: 0.01,
  cavari: 0.01,
  locality: 0.15,
  person: 0.12,
  memorial: 0.17,
  memory: 0.239,
  period: 0.001,
} as const;

type Share = keyof typeof SHARES;

/**
 * Records made of the starter content: its paragraphs, covers, dates and sources dealt anew, so that lengths and
 * letters are those of real texts, and links that lead to one another.
 */
export function generateRecords(starter: readonly ChronicleRecord[], total: number, seed: number): ChronicleRecord[] {
  const chance = seeded(seed);
  const kinds = (Object.keys(SHARES) as Share[]).flatMap((share) =>
    Array.from({ length: Math.round(SHARES[share] * total) }, () => share),
  );
  const paragraphs = new Map<RecordKind, readonly string[]>(
    [...Map.groupBy(starter, ({ kind }) => kind)].map(([kind, records]) => [
      kind,
      records.flatMap(({ body }) => body.split('\n\n')).filter((part) => part.length > 80),
    ]),
  );
  const names = kinds.slice(0, total).map((share, index) => ({ share, slug: `${share}-${index}` }));
  const keys = names.map(({ share, slug }) => keyOf({ kind: kindOf(share), slug }));
  return names.map(({ share, slug }, index) => {
    const kind = kindOf(share);
    const template = chance.pick(starter.filter((record) => isLike(record, share)));
    const links = chance.some(keys, 1, 5).filter((key) => key !== keyOf({ kind, slug }));
    return {
      ...template,
      slug,
      title: `${template.title} ${index}`,
      status: chance.chance(0.02) ? 'pending' : 'published',
      sample: true,
      links: [...new Set(links.slice(1))],
      body: bodyOf(paragraphs.get(kind) ?? [], template.body, links, chance),
      ...datesOf(template, chance),
      ...('number' in template ? { number: 100_000 + index } : {}),
      ...('order' in template ? { order: 100 + index } : {}),
      ...placeOf(template, chance),
    } as ChronicleRecord;
  });
}

function kindOf(share: Share): RecordKind {
  return share === 'blog' || share === 'bosnjaci' || share === 'cavari' ? 'article' : share;
}

function isLike(record: ChronicleRecord, share: Share): boolean {
  return record.kind === 'article' ? record.section === share : record.kind === share;
}

/** As long as the template's, of paragraphs from all texts of the kind, with one link among the words. */
function bodyOf(paragraphs: readonly string[], like: string, links: readonly RecordKey[], chance: Chance): string {
  const parts: string[] = [];
  for (let length = 0; length < like.length; length += parts.at(-1)?.length ?? 0) {
    if (parts.length % 4 === 3) parts.push(`## Poglavlje ${parts.length}`);
    parts.push(chance.pick(paragraphs));
  }
  const [link] = links;
  if (link) parts.push(`Više o tome piše [ovdje](../${link}.md).`);
  return parts.join('\n\n');
}

function datesOf(template: ChronicleRecord, chance: Chance) {
  const year = () => chance.between(1500, 2020);
  const day = (of: number) =>
    `${of}-${String(chance.between(1, 12)).padStart(2, '0')}-${String(chance.between(1, 28)).padStart(2, '0')}`;
  if (template.kind === 'person' || template.kind === 'memorial') {
    const born = chance.between(1750, 1940);
    return { born: String(born), died: day(born + chance.between(20, 80)) };
  }
  if (template.kind === 'period') return {};
  const date = chance.chance(0.2) ? day(year()) : String(year());
  return { date, ...(template.kind === 'article' ? { published: day(chance.between(2005, 2026)) } : {}) };
}

function placeOf(template: ChronicleRecord, chance: Chance): Partial<RecordOf<'locality'>> {
  if (template.kind !== 'locality') return {};
  const near = (middle: number) => Number((middle + chance.between(-9000, 9000) / 100_000).toFixed(6));
  return { place: { name: template.place?.name ?? 'Brdo', lat: near(43.39), lon: near(17.61), approximate: true } };
}
