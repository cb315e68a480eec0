import type { RouterContextProvider } from 'react-router';
import { isMemorialOf } from '../../chronicle/memorial/memorial-of.ts';
import { plainLetters } from '../../domain/plain-letters.ts';
import type { ChronicleRecord, RecordOf } from '../../domain/record.ts';
import { parseIndividualReference, parseRecordKey } from '../../domain/reference.ts';
import { isHiddenName } from '../../genealogy/index.ts';
import type { StoryPerson } from '../features/memories/people-in-story.tsx';
import { linkTo, readerOf } from '../record-path.ts';
import { siteContext } from '../site-context.ts';
import { lifeText } from '../text/dates.ts';
import { SAMPLE_WORDS } from '../text/sample-labels.ts';
import { kinView } from './tree-views.ts';
import { isTreeName } from './trees.ts';

type Known = StoryPerson & { readonly href: string };

/**
 * Whom a memory tells of: those whom its teller names, and those it is linked to. A visitor is told nothing that only the
 * trees know; members, nothing of who is hidden there.
 */
export async function peopleInStory(
  context: Readonly<RouterContextProvider>,
  memory: RecordOf<'memory'>,
): Promise<StoryPerson[]> {
  const { library, viewer } = context.get(siteContext);
  const records = memory.links.flatMap((link) => {
    const key = parseRecordKey(link);
    return (key?.kind === 'memorial' || key?.kind === 'person' ? library.find(key.kind, key.slug) : undefined) ?? [];
  });
  const known: Known[] = [
    ...records.map((record) => ({
      name: record.title,
      href: linkTo(record, readerOf(viewer)),
      note: noteOf(lifeText(record.born, record.died), record.sample),
    })),
    ...(viewer?.role ? await peopleInTrees(context, memory, records) : []),
  ];
  const unnamed = new Set(known);
  const named = memory.people.map((typed): StoryPerson => {
    const [one, ...others] = known.filter(({ name }) => ` ${wordsOf(typed)} `.includes(` ${wordsOf(name)} `));
    // Two in one breath, or two of one name, stand apart below.
    if (!one || others.length > 0) return { name: typed };
    unnamed.delete(one);
    return { ...one, name: typed };
  });
  return [...named, ...unnamed];
}

/** Who has a memorial is led to there, and not to the tree as well. */
async function peopleInTrees(
  context: Readonly<RouterContextProvider>,
  { links }: RecordOf<'memory'>,
  records: readonly ChronicleRecord[],
): Promise<Known[]> {
  const { library, trees, today } = context.get(siteContext);
  const found = await Promise.all(
    links.map(async (link) => {
      const reference = parseIndividualReference(link);
      if (!reference || !isTreeName(reference.tree)) return [];
      const person = (await trees.open(reference.tree, today))?.individuals.get(reference.id);
      if (!person || isHiddenName(person.name.full)) return [];
      if (records.some((record) => record.kind === 'memorial' && isMemorialOf(record, person))) return [];
      const { name, href, years } = kinView(person, reference.tree);
      return [{ name, href, note: noteOf(years, library.tree(reference.tree)?.sample) }];
    }),
  );
  return found.flat();
}

function noteOf(years: string | undefined, sample: boolean | undefined): string {
  return [years, sample && SAMPLE_WORDS].filter(Boolean).join(', ');
}

function wordsOf(name: string): string {
  return plainLetters(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
