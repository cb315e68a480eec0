import type { ContributionEmail } from '../../domain/contribution-email.ts';
import { keyOf } from '../../domain/record.ts';
import { MEDIA } from '../media/media.ts';
import type { Library } from '../reading/library.ts';
import { freeAddress } from '../records/addresses.ts';
import { recordId, records } from '../records/record-documents.ts';
import { saveWrites } from '../records/save-record.ts';
import type { DocumentStore, Write } from '../store/document-store.ts';
import { type Contribution, type ContributionText, filesIn, inState } from './contribution.ts';
import { commitChange, type Decision, type HistoryAction, transitionWrites } from './contribution-history.ts';
import { withText } from './contribution-text.ts';
import { type EditorsAdditions, memoryRecord } from './memory-record.ts';
import { privateToken, type Signing } from './private-link.ts';
import { countingApproval, trustOf } from './trust.ts';

export interface ApproveDeps extends Signing {
  readonly store: DocumentStore;
  readonly library: Library;
  /** Takes an email and returns at once. */
  readonly sendEmail: (email: ContributionEmail) => void;
  readonly now: () => Date;
}

interface Approval extends Omit<Decision, 'role'> {
  readonly action: Extract<HistoryAction, 'approved' | 'corrected-and-approved' | 'republished' | 'auto-approved'>;
  /** Absent where nobody decided anew: an author whose memories need not wait. */
  readonly role?: Decision['role'];
  /** As the editor has put it, where anything needed it. */
  readonly corrected?: ContributionText;
  readonly additions?: EditorsAdditions;
}

/** From here on everybody may read it: the record, its media and the change of state in one batch. */
export async function approve(deps: ApproveDeps, before: Contribution, approval: Approval): Promise<void> {
  const { action, by, role, leadsTo, corrected, additions = {} } = approval;
  const at = deps.now().toISOString();
  const approved = inState(corrected ? withText(before, corrected) : before, leadsTo);
  const { published, writes } =
    before.kind === 'memory'
      ? await publishing(deps, approved, { additions, by, at })
      : { published: approved, writes: [] };
  await commitChange(deps.store, [
    ...transitionWrites(published, before, { action, by, ...(role ? { role } : {}), at }),
    ...writes,
    ...(before.record === '' ? countingApproval(before) : []),
  ]);
  if (before.email === '') return;
  deps.sendEmail({
    kind: 'published',
    to: before.email,
    origin: before.origin,
    token: privateToken(deps, before.id),
    title: before.kind === 'memory' ? published.content.title : '',
    about: published.record || before.about,
  });
}

/** What comes from an author whom an editor trusts is approved as it arrives; everything else waits, and so do words that somebody else is said to tell. */
export async function autoApprove(deps: ApproveDeps, contribution: Contribution): Promise<void> {
  if (contribution.kind !== 'memory' || contribution.scribe || !(await trustOf(deps.store, contribution)).autoApprove)
    return;
  await approve(deps, contribution, { action: 'auto-approved', by: '', leadsTo: 'published' });
}

async function publishing(
  { store, library }: ApproveDeps,
  contribution: Contribution,
  { additions, by, at }: { readonly additions: EditorsAdditions; readonly by: string; readonly at: string },
): Promise<{ published: Contribution; writes: Write[] }> {
  const { title } = contribution.content;
  const slug =
    contribution.record.split('/')[1] ??
    (await freeAddress({ store, library }, { kind: 'memory', title, fallback: 'uspomena' }));
  const named = namedAfter(slug, contribution);
  const record = memoryRecord(named, { slug, additions, library, now: at });
  const kept = await records.get(store, recordId(keyOf(record)));
  return {
    published: { ...named, record: keyOf(record) },
    writes: [
      ...saveWrites({ record, basedOn: kept?.revision ?? 0, by, at }),
      ...filesIn(named).map((media) => ({
        verb: 'set' as const,
        collection: MEDIA,
        id: media.name,
        fields: { ...media },
      })),
    ],
  };
}

/** Files carry the name of the record they belong to, so that whoever opens an archive knows them. */
function namedAfter(slug: string, contribution: Contribution): Contribution {
  const rename = <Item extends { readonly name: string }>(media: Item, part: string) => ({
    ...media,
    name: `spomen-${slug}-${part}.${media.name.split('.').at(-1)}`,
  });
  return {
    ...contribution,
    photographs: contribution.photographs.map((photograph, index) => rename(photograph, String(index + 1))),
    ...(contribution.voice ? { voice: rename(contribution.voice, 'glas') } : {}),
  };
}
