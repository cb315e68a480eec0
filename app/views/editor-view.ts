import type { RouterContextProvider } from 'react-router';
import { whoElse } from '../../chronicle/editing/presence.ts';
import { faultsOf } from '../../chronicle/editing/publish.ts';
import type { Opened } from '../../chronicle/editing/save-draft.ts';
import { isPicture } from '../../chronicle/media/media.ts';
import type { Library } from '../../chronicle/reading/library.ts';
import { compareTexts, letterBudget } from '../../domain/compare-texts.ts';
import { datesMeant } from '../../domain/date-in-words.ts';
import { contentOf, type DraftContent, emptyContent, filesOfContent } from '../../domain/draft-content.ts';
import { type EditingAction, type EditingState, editingActionsFor } from '../../domain/editing-permissions.ts';
import { reliefBounds } from '../../domain/geography/height-field.ts';
import type { ContentConflict } from '../../domain/merge-content.ts';
import { mayWithPhotographs } from '../../domain/photograph-permissions.ts';
import { laterMoment } from '../../domain/publish-moment.ts';
import { keyOf } from '../../domain/record.ts';
import { parseIndividualReference, parseRecordKey, type RecordKey } from '../../domain/reference.ts';
import { accountContext, memberOf } from '../account-context.ts';
import { contributionContext } from '../contribution-context.ts';
import type { FieldFault } from '../editor-state.ts';
import type { ConflictView, EditorView } from '../features/draft/views.ts';
import { mapContext } from '../map-context.ts';
import { photographContext } from '../photograph-context.ts';
import { TYPE_PARAM } from '../query-words.ts';
import { recordPath } from '../record-path.ts';
import { NEW_WORDS, pathTo, RECORD_WORDS, signInPath } from '../routes.ts';
import { siteContext } from '../site-context.ts';
import { dateText, momentInWords } from '../text/dates.ts';
import { FIELD_LABEL, wordDraftFault, wordOffers } from '../text/editing-faults.ts';
import { CERTAINTY_LABEL, LOCALITY_TYPE_LABEL } from '../text/labels.ts';
import { draftBand } from './draft-band.ts';
import { isTreeName } from './trees.ts';

const DATES = ['date', 'born', 'died'] as const;

/** What somebody finds who opens a draft: as it was saved last, as the record is, or empty. */
export function openedContent(
  { open, stored }: Opened,
  kind: keyof typeof NEW_WORDS | undefined,
): DraftContent | undefined {
  if (open) return open.draft.content;
  if (stored) return inWords(contentOf(stored.record));
  if (!kind) return undefined;
  const begun: { kind: DraftContent['kind']; section?: DraftContent['section'] } = NEW_WORDS[kind];
  return emptyContent(begun.kind, begun.section);
}

/** Dates as people write them, where they are understood as the same again. */
function inWords(content: DraftContent): DraftContent {
  const words = DATES.map((field) => {
    const text = dateText(content[field]);
    const [meant, ...others] = datesMeant(text);
    return [field, meant === content[field] && others.length === 0 ? text : content[field]];
  });
  return { ...content, ...Object.fromEntries(words) };
}

/** Dates that are understood, read back. */
export function readingsOf(content: DraftContent): Record<string, string> {
  return Object.fromEntries(
    DATES.flatMap((field) => {
      const [meant, ...others] = datesMeant(content[field]);
      if (meant === undefined || others.length > 0) return [];
      return [[field, dateText(meant)]];
    }),
  );
}

export function faultViews(context: Readonly<RouterContextProvider>, content: DraftContent): FieldFault[] {
  const { library, today } = context.get(siteContext);
  const { altOf } = context.get(photographContext).shelf;
  const { role } = memberOf(context.get(accountContext));
  return faultsOf({ library, altOf }, content, today, role !== 'member').map((fault) => ({
    field: fault.field,
    sentence: wordDraftFault(fault),
    ...(fault.offers ? { offers: wordOffers(fault) } : {}),
  }));
}

/** Whoever differs in more has two texts to read, not places to choose. */
const MOST_CONFLICTS = 50;

export function conflictView(
  conflicts: readonly ContentConflict[],
  whose: Pick<ConflictView, 'before' | 'after'>,
): ConflictView {
  const budget = letterBudget();
  return {
    ...whose,
    fields: conflicts.slice(0, MOST_CONFLICTS).map(({ field, mine, theirs }) => ({
      label: FIELD_LABEL[field] ?? field,
      rows: compareTexts(theirs, mine, { budget }),
    })),
  };
}

export async function editorView(
  context: Readonly<RouterContextProvider>,
  opened: Opened,
  content: DraftContent,
): Promise<EditorView> {
  const { library } = context.get(siteContext);
  const services = context.get(contributionContext);
  const account = memberOf(context.get(accountContext));
  const { target, open, stored, role } = opened;
  const state = open?.draft.state ?? 'none';
  const permissions = [...new Set([...draftActions(opened), ...recordActions(opened)])];
  const { id } = target;
  const page = `${pathTo('draft', { id })}${target.of === '' ? `?${TYPE_PARAM}=${kindWord(content)}` : ''}`;
  return {
    id,
    version: open?.draft.version ?? 0,
    content,
    isNew: target.of === '',
    state,
    pictures: picturesIn(library, content),
    names: await namesIn(context, content),
    ground: await groundOf(context),
    permissions,
    proposes: permissions.includes('propose') || permissions.includes('withdraw'),
    publishes: laterMoment(content.published, services.now()),
    band: draftBand(opened, permissions),
    why: open?.draft.why ?? '',
    record: stored && {
      title: stored.record.title,
      href: recordPath(stored.record),
      isPublished: stored.record.status === 'published',
    },
    savedAt: open && [momentInWords(new Date(open.draft.updatedAt)), open.draft.by].filter(Boolean).join(', '),
    isOffered: state === 'proposed' && open?.draft.owner === '',
    reason: open?.draft.reason === 'not-published-on-its-day' ? NOT_PUBLISHED : (open?.draft.reason ?? ''),
    readings: readingsOf(content),
    faults: faultViews(context, content),
    others: await whoElse(services, id, account.id),
    labels: { fields: FIELD_LABEL, types: LOCALITY_TYPE_LABEL, certainties: CERTAINTY_LABEL },
    paths: {
      page,
      save: pathTo('draftSave', { id }),
      presence: pathTo('draftPresence', { id }),
      choices: pathTo('recordOptions'),
      tags: pathTo('tagOptions'),
      photographs: mayWithPhotographs('view', account.role) ? pathTo('photographsData') : undefined,
      signIn: signInPath(page),
      history: stored && role !== 'owner' && role !== 'member' ? historyPath(keyOf(stored.record)) : undefined,
    },
  };
}

const NOT_PUBLISHED = 'Nacrt se na zakazani dan nije mogao objaviti. Pogledajte što nedostaje.';

function historyPath(key: string): string {
  const { kind, slug } = parseRecordKey(key) ?? { kind: 'page', slug: '' };
  return pathTo('recordHistory', { kind: RECORD_WORDS[kind], slug });
}

function kindWord({ kind, section }: DraftContent): string {
  return kind === 'article' && section !== 'blog' ? `${RECORD_WORDS.article}-${section}` : RECORD_WORDS[kind];
}

/** Before its first save: what may be done once it is saved, which every button does first. */
const AFTER_SAVING: readonly EditingAction[] = ['publish', 'propose', 'schedule', 'preview-link'];

function draftActions({ open, role }: Opened): readonly EditingAction[] {
  if (open) return editingActionsFor(role, open.draft.state);
  const next = editingActionsFor(role === 'member' ? 'owner' : role, 'working');
  return [...editingActionsFor(role, 'none'), ...next.filter((action) => AFTER_SAVING.includes(action))];
}

function picturesIn(library: Library, content: DraftContent): Record<string, string> {
  return Object.fromEntries(
    filesOfContent(content).flatMap((file) => {
      const media = library.media(file);
      if (!media || !isPicture(media)) return [];
      return [[file, `/media/${media.hash}/${media.type === 'image/svg+xml' ? 'dark.svg' : '960.jpg'}`]];
    }),
  );
}

/** The hill for whoever points at a place on it, with what has its place already. */
async function groundOf(context: Readonly<RouterContextProvider>): Promise<EditorView['ground']> {
  const { library } = context.get(siteContext);
  const { contours } = await context.get(mapContext).atlas.current();
  const bounds = reliefBounds(contours);
  if (!bounds) return undefined;
  const places = library.localities().flatMap(({ title, place }) => {
    const { lat, lon } = place ?? {};
    return lat === undefined || lon === undefined ? [] : [{ name: title, lat, lon }];
  });
  return { picture: pathTo('mapShading'), bounds, places: places.slice(0, MOST_PLACES) };
}

/** As many as can be told apart on so small a map. */
const MOST_PLACES = 200;

async function namesIn(
  context: Readonly<RouterContextProvider>,
  { links }: DraftContent,
): Promise<Record<string, string>> {
  const { library, trees, today } = context.get(siteContext);
  const names = await Promise.all(
    links.map(async (link) => {
      const person = parseIndividualReference(link);
      const record = parseRecordKey(link) && library.get(link as RecordKey);
      if (!person) return [link, record?.title];
      const genealogy = isTreeName(person.tree) ? await trees.open(person.tree, today) : undefined;
      return [link, genealogy?.individuals.get(person.id)?.name.full];
    }),
  );
  return Object.fromEntries(names.filter(([, name]) => name !== undefined));
}

/** What may be done with the record itself, beside its draft. */
function recordActions({ stored, role }: Opened) {
  if (!stored || role === 'owner' || role === 'member') return [];
  const state: EditingState = stored.record.status === 'published' ? 'published' : 'unpublished';
  return editingActionsFor(role, state).filter((action) => ['unpublish', 'delete', 'see-history'].includes(action));
}
