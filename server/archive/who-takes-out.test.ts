import { expect, test } from 'vitest';
import { pathTo } from '../../app/routes.ts';
import { answerCopy } from '../copy/copy-download.ts';
import { answerArchive } from './archive-download.ts';

const ARCHIVE = pathTo('archiveFile');
const COPY = pathTo('copyFile');

/** Everybody else is passed on to the guard of the page: nothing of theirs is looked for. */
test.each([
  ['an editor', { role: 'editor', membership: 'member' }, true],
  ['an editor who is no member', { role: 'editor', membership: 'waiting' }, false],
  ['a writer', { role: 'writer', membership: 'member' }, false],
  ['a member', { role: 'member', membership: 'member' }, false],
  ['a stranger', undefined, false],
] as const)('%s takes out the archive, its private part and a copy: %o %s', async (_, who, may) => {
  const session = who
    ? { kind: 'signed-in', account: { id: 'iva', role: who.role }, sessionId: 's' }
    : { kind: 'visitor' };
  const accounts = { resolveSession: async () => ({ session, membership: who?.membership }) as never };
  let asked = 0;
  const touched = () => {
    asked += 1;
    throw new Error('here it would be taken');
  };
  const archive = answerArchive({ accounts, sign: touched, store: { list: touched }, today: touched } as never).answer;
  const copy = answerCopy({ accounts, folderOf: touched, isHosted: false });
  const response = { once() {}, setTimeout() {} };
  for (const [handler, address] of [
    [archive, ARCHIVE],
    [archive, `${ARCHIVE}?znak=9999999999999.x`],
    [copy, COPY],
  ] as const) {
    asked = 0;
    const url = new URL(address, 'https://brdo.example');
    const isPassedOn = await handler({ url, request: { method: 'GET' }, response, requestId: '' } as never).then(
      (answered) => !answered,
      () => false,
    );
    expect([isPassedOn, asked > 0], address).toEqual([!may, may]);
  }
});
