import { expect, test } from 'vitest';
import type { Accounts } from '../accounts.ts';
import { inTurn } from './answer-in-turn.ts';
import type { Exchange } from './listener.ts';

const DRAFT = '/urednistvo/nacrt/gumno';

/** Answers are made by the name of their request, and last as long as `lasting` has them. */
function pages(lasting: Readonly<Record<string, Promise<boolean>>> = {}) {
  const made: string[] = [];
  const accounts = {
    resolveSession: async ({ headers }: Exchange['request']) => ({
      session: { kind: 'signed-in', account: { id: headers.from } },
    }),
  } as unknown as Accounts;
  const answer = inTurn(accounts, async ({ requestId }) => {
    made.push(requestId);
    return (await lasting[requestId]) ?? true;
  });
  const ask = (from: string, requestId: string, path = DRAFT) =>
    answer({ request: { headers: { from } }, url: new URL(path, 'http://brdo'), requestId } as Exchange);
  return { made, ask };
}

test('an account has one heavy page made at a time, its other pages and those of others meanwhile', async () => {
  const first = Promise.withResolvers<boolean>();
  const { made, ask } = pages({ 'Anin prvi': first.promise });
  const asked = [
    ask('ana', 'Anin prvi'),
    ask('ana', 'Anin drugi', '/urednistvo/%6Eacrt/gumno.data'),
    ask('ana', 'Anin stol', '/urednistvo'),
    ask('iva', 'Ivin'),
  ];
  await Promise.all(asked.slice(2));
  expect(made.toSorted()).toEqual(['Anin prvi', 'Anin stol', 'Ivin']);
  first.reject(new Error('broken'));
  await expect(asked[0]).rejects.toThrow('broken');
  await asked[1];
  expect(made.at(-1)).toBe('Anin drugi');
});

test('between two heavy pages of one account there is time for others', async () => {
  const { made, ask } = pages();
  const asked = [ask('ana', 'prvi'), ask('ana', 'drugi')];
  setImmediate(() => made.push('čitatelj'));
  await Promise.all(asked);
  expect(made).toEqual(['prvi', 'čitatelj', 'drugi']);
});
