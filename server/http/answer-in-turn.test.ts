import { expect, test } from 'vitest';
import type { Accounts } from '../accounts.ts';
import { inTurn } from './answer-in-turn.ts';
import type { Exchange } from './listener.ts';
import { TooManyWaiting } from './request-body.ts';

const DRAFT = '/urednistvo/nacrt/gumno';

/** Answers are made by the name of their request, and last as long as `lasting` has them. */
function pages(lasting: Readonly<Record<string, Promise<boolean>>> = {}) {
  const made: string[] = [];
  const accounts = {
    resolveSession: async ({ headers }: Exchange['request']) => ({
      session: { kind: 'signed-in', account: { id: headers.from } },
      client: { address: '' },
    }),
  } as unknown as Accounts;
  const answer = inTurn(accounts, async ({ requestId }) => {
    made.push(requestId);
    return (await lasting[requestId]) ?? true;
  });
  const ask = (from: string, requestId: string, path = DRAFT) =>
    answer({
      request: { headers: { from } },
      response: { destroyed: requestId.startsWith('otišao') },
      url: new URL(path, 'http://brdo'),
      requestId,
    } as Exchange);
  return { made, ask };
}

test('an account has one heavy page made at a time, its other pages and those of others meanwhile', async () => {
  const first = Promise.withResolvers<boolean>();
  const { made, ask } = pages({ 'Anin prvi': first.promise });
  const asked = [
    ask('ana', 'Anin prvi'),
    ask('ana', 'Anin drugi', '/urednistvo/%6Eacrt/gumno.data'),
    ask('ana', 'Anin treći', '/urednistvo/nacrt/gumno//'),
    ask('ana', 'Anin četvrti', '/urednistvo/nacrt/gumno/_.data'),
    ask('ana', 'Anin stol', '/urednistvo'),
    ask('iva', 'Ivin'),
  ];
  await Promise.all(asked.slice(4));
  expect(made.toSorted()).toEqual(['Anin prvi', 'Anin stol', 'Ivin']);
  first.reject(new Error('broken'));
  await expect(asked[0]).rejects.toThrow('broken');
  await Promise.all(asked.slice(1));
  expect(made.slice(-3)).toEqual(['Anin drugi', 'Anin treći', 'Anin četvrti']);
});

test('who waits and goes away is not worked for, and a line of hundreds is refused', async () => {
  const first = Promise.withResolvers<boolean>();
  const { made, ask } = pages({ prvi: first.promise });
  const asked = [ask('ana', 'prvi'), ...Array.from({ length: 200 }, (_, at) => ask('ana', `otišao ${at}`))];
  await expect(asked.at(-1)).rejects.toThrow(TooManyWaiting);
  first.resolve(true);
  const ended = await Promise.allSettled(asked);
  expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(51);
  expect(made).toEqual(['prvi']);
});

test('between two heavy pages of one account there is time for others', async () => {
  const { made, ask } = pages();
  const asked = [ask('ana', 'prvi'), ask('ana', 'drugi')];
  setImmediate(() => made.push('čitatelj'));
  await Promise.all(asked);
  expect(made).toEqual(['prvi', 'čitatelj', 'drugi']);
});
