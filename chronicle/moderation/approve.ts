import { keyOf } from '../../domain/record.ts';
import { recordKey } from '../../domain/reference.ts';
import { slugOf } from '../../domain/slug.ts';
import {
  type Contribution,
  type ContributionText,
  commitChange,
  type DecidedBy,
  type Deed,
  filesIn,
  transitionWrites,
} from '../contributions/contribution.ts';
import { tellingOf } from '../contributions/contribution-text.ts';
import type { ContributionPorts } from '../contributions/ports.ts';
import { privateToken } from '../contributions/private-link.ts';
import { MEDIA } from '../media/media.ts';
import { RECORDS, recordId, records } from '../records/record-documents.ts';
import { saveWrites } from '../records/save-record.ts';
import type { DocumentStore, Write } from '../store/document-store.ts';
import { type EditorsHand, memoryRecord } from './memory-record.ts';
import { countingApproval } from './trust.ts';

export interface Approval {
  readonly by: string;
  /** Absent where nobody decided anew: a teller whose memories need not wait. */
  readonly role?: DecidedBy['role'];
  readonly deed?: Extract<Deed, 'approved' | 'republished' | 'let-through'>;
  /** As the editor has put it, where anything needed it. */
  readonly corrected?: ContributionText;
  readonly hand?: EditorsHand;
}

/** From here on everybody may read it: the record, its media and the change of state in one batch. */
export async function approve(ports: ContributionPorts, before: Contribution, approval: Approval): Promise<void> {
  const { by, role, corrected, hand = {} } = approval;
  const { hiddenBy: _, ...contribution } = before;
  const { kind } = contribution;
  const hasMedia = filesIn(contribution).length > 0;
  const telling = corrected ? tellingOf(corrected, kind, hasMedia) : contribution.telling;
  const now = ports.now().toISOString();
  const told = { ...contribution, telling, state: 'published' as const };
  const { published, writes } =
    kind === 'memory' ? await publishing(ports, told, hand, by, now) : { published: told, writes: [] };
  const deed = approval.deed ?? (corrected ? 'corrected-and-approved' : 'approved');
  await commitChange(ports.store, [
    ...transitionWrites(published, before, { deed, by, ...(role ? { role } : {}), at: now }),
    ...writes,
    ...(contribution.record === '' ? countingApproval(contribution) : []),
  ]);
  if (contribution.email === '') return;
  ports.sendEmail({
    kind: 'published',
    to: contribution.email,
    origin: contribution.origin,
    token: privateToken(ports, contribution.id),
    title: kind === 'memory' ? telling.title : '',
    about: published.record || contribution.about,
  });
}

async function publishing(
  { store, library }: ContributionPorts,
  contribution: Contribution,
  hand: EditorsHand,
  by: string,
  now: string,
): Promise<{ published: Contribution; writes: Write[] }> {
  const slug = contribution.record.split('/')[1] ?? (await freeSlug(store, contribution.telling.title));
  const named = namedAfter(slug, contribution);
  const record = memoryRecord(named, { slug, hand, library, now });
  const kept = await records.get(store, recordId(keyOf(record)));
  return {
    published: { ...named, record: keyOf(record) },
    writes: [
      ...saveWrites({ record, basedOn: kept?.revision ?? 0, by, at: now }),
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

async function freeSlug(store: DocumentStore, title: string): Promise<string> {
  const wanted = slugOf(title).slice(0, 70).replace(/-$/, '') || 'spomen';
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? wanted : `${wanted}-${number}`;
    if (!(await store.get(RECORDS, recordId(recordKey('memory', slug))))) return slug;
  }
}
