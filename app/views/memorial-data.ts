import type { RouterContextProvider } from 'react-router';
import { roleOnMemorial } from '../../chronicle/contributions/act-on.ts';
import { listContributions } from '../../chronicle/contributions/contribution.ts';
import { candlesOf, hasLitToday } from '../../chronicle/memorial/light-candle.ts';
import { isMemorialOf } from '../../chronicle/memorial/memorial-of.ts';
import { stewardsOf } from '../../chronicle/memorial/stewards.ts';
import { relatedTo } from '../../chronicle/reading/related.ts';
import { recordIn } from '../../chronicle/trees/open-tree.ts';
import { mayOnPage } from '../../domain/contribution-permissions.ts';
import { addressOf, type RecordOf } from '../../domain/record.ts';
import { parseIndividualReference } from '../../domain/reference.ts';
import { NOBODY } from '../../genealogy/index.ts';
import { accountContext, accountOf } from '../account-context.ts';
import type { CandlesView, CondolenceView, MemorialView } from '../features/memorial/views.ts';
import { editLink } from '../record-path.ts';
import { HILL } from '../routes.ts';
import { siteContext } from '../site-context.ts';
import { dateText, dayText } from '../text/dates.ts';
import { counted, WORDS } from '../text/plurals.ts';
import { deskItem, publishedItem } from './desk-views.ts';
import { cardView, summaryAbove } from './record-views.ts';
import { personView } from './tree-views.ts';
import { isTreeName, TREE_WORDS, treePersonPath } from './trees.ts';

const LATEST_CANDLES = 12;

/** Everything of a memorial that the store holds and the library does not: for members alone. */
export async function memorialData(context: Readonly<RouterContextProvider>, memorial: RecordOf<'memorial'>) {
  const { library, store, today } = context.get(siteContext);
  const account = accountOf(context.get(accountContext));
  const { slug } = memorial;
  const about = `memorial/${slug}`;
  const role = await roleOnMemorial(store, slug, account);
  const moderator = role === 'editor' || role === 'steward' ? role : undefined;
  const mayName = mayOnPage(role, 'name-steward');
  const [candles, litToday, published, waiting, hidden, stewards] = await Promise.all([
    candlesOf(store, slug, LATEST_CANDLES),
    hasLitToday(store, slug, account?.id ?? '', today),
    listContributions(store, { about, kind: 'condolence', state: 'published' }),
    moderator ? listContributions(store, { about, kind: 'condolence', state: 'pending' }) : [],
    moderator ? listContributions(store, { about, kind: 'condolence', state: 'hidden' }) : [],
    mayName ? stewardsOf(store, slug) : [],
  ]);
  const related = relatedTo(library, memorial);
  return {
    memorial: {
      ...memorialView(memorial),
      edit: editLink(memorial, role === 'steward' ? role : account?.role),
    },
    candles: {
      count: candles.count,
      words: counted(candles.count, WORDS.candle),
      litToday,
      latest: candles.latest.map(({ name, day, at }) => ({ key: `${at} ${name}`, name, when: dayText(day) })),
    } satisfies CandlesView,
    condolences: published.map(
      ({ id, content, at }): CondolenceView => ({ id, author: content.author, text: content.text, when: dayText(at) }),
    ),
    care: moderator && {
      waiting: waiting.map((contribution) => deskItem(library, contribution, { role: moderator })),
      decided: [...hidden.toReversed(), ...published.toReversed()].map((contribution) =>
        publishedItem(contribution, moderator),
      ),
      stewards: mayName ? stewards.map(({ email }) => email) : undefined,
    },
    family: await familyOf(context, memorial),
    memories: related.filter(({ kind }) => kind === 'memory').map((record) => cardView(library, record, 'member')),
    related: related.filter(({ kind }) => kind !== 'memory').map((record) => cardView(library, record, 'member')),
  };
}

function memorialView(memorial: RecordOf<'memorial'>): MemorialView {
  const { slug, title, born, died, birthPlace, deathPlace, sample } = memorial;
  const line = (date: string | undefined, place: string | undefined) =>
    [date && dateText(date), place].filter(Boolean).join(', ');
  return {
    slug,
    address: addressOf(memorial),
    name: title,
    summary: summaryAbove(memorial),
    born: line(born, birthPlace),
    died: line(died, deathPlace),
    sample,
  };
}

/** The person in the tree, where the memorial names them; the living of the family by name alone. */
async function familyOf(context: Readonly<RouterContextProvider>, memorial: RecordOf<'memorial'>) {
  const { library, hill: hills, today } = context.get(siteContext);
  for (const reference of memorial.links.map(parseIndividualReference)) {
    const tree = reference && isTreeName(reference.tree) ? reference.tree : undefined;
    if (!reference || !tree) continue;
    const hill = await hills.open(today);
    const person = hill.indexOf(reference);
    if (person === NOBODY || !isMemorialOf(memorial, hill.genealogy.individuals.at(person))) continue;
    const { kin } = personView(hill, hill.genealogy.individuals.at(person), { library, tree: HILL, hill });
    // Each of them in a tree of their own, in this one where it has them.
    const ledThere = (one: (typeof kin)[number]['people'][number]) => {
      const record = recordIn(hill, hill.genealogy.individuals.indexOf(one.id), tree);
      return isTreeName(record.tree) ? { ...one, href: treePersonPath(record.tree, record.id) } : one;
    };
    return {
      href: treePersonPath(tree, reference.id),
      label: TREE_WORDS[tree].inTree,
      sample: library.tree(tree)?.sample ?? false,
      kin: kin.map(({ label, people }) => ({ label, people: people.map(ledThere) })),
    };
  }
  return undefined;
}
