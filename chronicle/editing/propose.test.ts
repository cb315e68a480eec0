import { expect, test } from 'vitest';
import { contentOf } from '../../domain/draft-content.ts';
import { ANA, desk, IVA, locality } from './desk.fixture.ts';
import { findDraft, ownDraftId } from './draft.ts';
import { draftOfToken, previewToken } from './preview-link.ts';
import { propose, refuseProposal, takeOver, withdrawProposal } from './propose.ts';
import { scheduleDraft } from './publish.ts';

const GUMNO = 'locality~gumno';
const gumno = contentOf(locality('gumno'));

async function proposed() {
  const deps = await desk([locality('gumno')]);
  const id = ownDraftId(deps, 'locality/gumno', ANA);
  await deps.save(id, { ...gumno, summary: 'Anin sažetak.' }, { account: ANA });
  await propose(deps, { id, account: ANA });
  return { deps, id };
}

test('a reason is no essay', async () => {
  const { deps, id } = await proposed();
  const refuse = (length: number) => refuseProposal(deps, { id, account: IVA, reason: 'x'.repeat(length) });
  await expect(refuse(2001)).rejects.toMatchObject({ code: 'reason-missing' });
  expect((await findDraft(deps.store, id))?.draft.state).toBe('proposed');
  await refuse(2000);
  expect((await findDraft(deps.store, id))?.draft.reason).toHaveLength(2000);
});

test('taken over into what was scheduled, it is looked at first', async () => {
  const { deps, id } = await proposed();
  await deps.save(GUMNO, { ...gumno, title: 'Guvno' });
  await scheduleDraft(deps, { id: GUMNO, account: IVA, at: '2026-11-18' });
  await takeOver(deps, { id, account: IVA });
  expect((await findDraft(deps.store, GUMNO))?.draft).toMatchObject({ state: 'working', publishOn: '' });
});

test('a private link to a proposal shows nothing once it was withdrawn', async () => {
  const { deps, id } = await proposed();
  const { draft } = (await findDraft(deps.store, id)) ?? {};
  const token = draft ? previewToken(deps, draft) : '';
  expect((await draftOfToken(deps, token))?.content.summary).toBe('Anin sažetak.');
  await withdrawProposal(deps, { id, account: ANA });
  expect(await draftOfToken(deps, token)).toBeUndefined();
});
