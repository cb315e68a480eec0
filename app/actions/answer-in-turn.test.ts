import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { accountContext, type RequestAccount } from '../account-context.ts';
import { answerInTurn } from './answer-in-turn.ts';

function askedBy(id: string, next: () => Promise<Response>) {
  const context = new RouterContextProvider();
  const session = { kind: 'signed-in', account: { id } };
  context.set(accountContext, { membership: 'member', session } as RequestAccount);
  return answerInTurn({ context } as unknown as Parameters<typeof answerInTurn>[0], next) as Promise<Response>;
}

test('an account has one answer made at a time, others have theirs meanwhile', async () => {
  const first = Promise.withResolvers<Response>();
  const made: string[] = [];
  const make = (name: string, answer = Promise.resolve(new Response(name))) => {
    made.push(name);
    return answer;
  };
  const asked = [
    askedBy('ana', () => make('Anin prvi', first.promise)),
    askedBy('ana', () => make('Anin drugi')),
    askedBy('iva', () => make('Ivin')),
  ];
  await asked[2];
  expect(made).toEqual(['Anin prvi', 'Ivin']);
  first.reject(new Error('broken'));
  await expect(asked[0]).rejects.toThrow('broken');
  await asked[1];
  expect(made).toEqual(['Anin prvi', 'Ivin', 'Anin drugi']);
});

test('between two answers of one account there is time for others', async () => {
  const made: string[] = [];
  const answer = async (name: string) => {
    made.push(name);
    return new Response();
  };
  const asked = [askedBy('ana', () => answer('prvi')), askedBy('ana', () => answer('drugi'))];
  setImmediate(() => made.push('čitatelj'));
  await Promise.all(asked);
  expect(made).toEqual(['prvi', 'čitatelj', 'drugi']);
});

test('who has many waiting is told to come again', async () => {
  const first = Promise.withResolvers<Response>();
  const asked = Array.from({ length: 11 }, () => askedBy('ana', () => first.promise));
  await expect(askedBy('ana', () => first.promise)).rejects.toMatchObject({ init: { status: 429 } });
  first.resolve(new Response());
  await Promise.all(asked);
  expect((await askedBy('ana', () => Promise.resolve(new Response()))).status).toBe(200);
});
