import type { Draft } from '../../chronicle/editing/draft.ts';
import type { ProposalOutcome } from '../../chronicle/editing/proposal-outcomes.ts';
import type { Library } from '../../chronicle/reading/library.ts';
import type { TreeProposal } from '../../chronicle/trees/tree-proposals.ts';
import type { RecordKey } from '../../domain/reference.ts';
import type { OwnDraftGroup, OwnDraftItem } from '../features/draft/own-drafts.tsx';
import { recordPath } from '../record-path.ts';
import { pathTo } from '../routes.ts';
import { momentInWords, plannedText } from '../text/dates.ts';
import { KIND_LABEL } from '../text/labels.ts';
import { editLine } from './tree-edit-words.ts';
import { isTreeName, treePersonPath } from './trees.ts';

const HEADINGS = {
  returned: { title: 'Vraćeno na doradu', tone: 'away' },
  proposed: { title: 'Čeka Uredništvo', tone: 'open' },
  working: { title: 'Još nije poslano', tone: 'open' },
  scheduled: { title: 'Zakazano', tone: 'open' },
  taken: { title: 'Prihvaćeno', tone: 'public' },
  refused: { title: 'Nije prihvaćeno', tone: 'away' },
} as const;

interface OwnWork {
  readonly writing: readonly Draft[];
  readonly outcomes: readonly ProposalOutcome[];
  readonly ofTrees: readonly TreeProposal[];
}

/** What somebody has written and proposed, by what became of it: first what waits for them. */
export function ownDraftGroups(
  library: Library,
  accountId: string,
  { writing, outcomes, ofTrees }: OwnWork,
): OwnDraftGroup[] {
  const edits = Map.groupBy(ofTrees, ({ state }) => state);
  const editsIn = (state: TreeProposal['state']) => (edits.get(state) ?? []).map(treeEditItem);
  const latest = writing.toSorted((a, b) => (a.updatedAt < b.updatedAt ? 1 : -1));
  const grouped = Map.groupBy(latest, ({ state, returnedTo }) => (returnedTo === accountId ? 'returned' : state));
  return [
    ...(['returned', 'proposed', 'working', 'scheduled'] as const).map((state) => ({
      ...HEADINGS[state],
      items: [
        ...(grouped.get(state) ?? []).map((draft) => draftItem(library, draft, state)),
        ...(state === 'proposed' ? editsIn('proposed') : []),
      ],
    })),
    {
      ...HEADINGS.taken,
      items: [...outcomes.map((outcome) => outcomeItem(library, outcome)), ...editsIn('taken')],
    },
    { ...HEADINGS.refused, items: editsIn('refused') },
  ].filter(({ items }) => items.length > 0);
}

function draftItem(library: Library, draft: Draft, state: keyof typeof HEADINGS): OwnDraftItem {
  const { id, of, content, updatedAt, reason, publishOn } = draft;
  const record = of === '' ? undefined : library.get(of as RecordKey);
  const moment = momentInWords(new Date(updatedAt));
  const when = {
    returned: `vraćeno ${moment}`,
    proposed: `poslano ${moment}`,
    working: `spremljeno ${moment}`,
    scheduled: publishOn ? `objavljuje se ${plannedText(publishOn)}` : '',
    taken: '',
    refused: '',
  }[state];
  return {
    id,
    title: content.title || 'Bez naslova',
    href: pathTo('draft', { id }),
    kind: of === '' ? `novo: ${KIND_LABEL[content.kind]}` : 'izmjena zapisa',
    when,
    words: state === 'returned' ? reason : '',
    action: {
      returned: 'Dotjerajte',
      proposed: 'Pogledajte',
      working: 'Nastavite',
      scheduled: 'Pogledajte',
      taken: '',
      refused: '',
    }[state],
    record: record && { title: record.title, href: recordPath(record) },
  };
}

/** An edit of a tree; it leads to the person whom it is about. */
function treeEditItem({ id, tree, what, at, decidedAt, reason }: TreeProposal): OwnDraftItem {
  const href = isTreeName(tree) && what.person !== undefined ? treePersonPath(tree, what.person) : undefined;
  return {
    id,
    title: editLine(what),
    href,
    kind: 'izmjena u stablu',
    when: momentInWords(new Date(decidedAt || at)),
    words: reason,
    action: href ? 'Pogledajte' : '',
    record: undefined,
  };
}

function outcomeItem(library: Library, { outcome, of, title, at }: ProposalOutcome): OwnDraftItem {
  const record = of === '' ? undefined : library.get(of as RecordKey);
  const moment = momentInWords(new Date(at));
  return {
    id: `${of} ${at}`,
    title: title || 'Bez naslova',
    href: outcome === 'published' && record ? recordPath(record) : undefined,
    kind: outcome === 'published' ? 'objavljeno' : 'Uredništvo ga dotjeruje za objavu',
    when: moment,
    words: '',
    action: outcome === 'published' && record ? 'Pročitajte' : '',
    record: undefined,
  };
}
