import { afterAll, expect, test, vi } from 'vitest';
import { total } from '../../chronicle/speed/scale.ts';
import { SpeedLog } from '../../chronicle/speed/speed-log.ts';
import { startFirestore } from '../../tests/drivers/emulators.ts';
import { setUpFirebase } from './services.ts';
import { FirestoreStore } from './store.ts';

const firestore = await startFirestore();
vi.stubEnv('FIRESTORE_EMULATOR_HOST', firestore.host);
afterAll(async () => {
  vi.unstubAllEnvs();
  await firestore.stop();
});

test('what processes of a hosted site measure comes together in one document a day', async () => {
  const { db, close } = setUpFirebase({ projectId: 'demo-speed' });
  const store = await FirestoreStore.open(db);
  const [one, other] = [0, 1].map(() => new SpeedLog({ store, today: () => '2026-11-17' })) as [SpeedLog, SpeedLog];
  for (const process of [one, other, one]) {
    process.note('post', 'LCP', 1200);
    process.note('home', 'CLS', 0.3);
    await process.save();
  }
  const today = (await other.lastDays(() => true)).at(-1)?.speeds;
  expect(total(today?.get('post')?.LCP ?? new Float64Array())).toBe(3);
  expect(total(today?.get('home')?.CLS ?? new Float64Array())).toBe(3);
  expect(await store.list('speed')).toHaveLength(1);
  await store.close();
  await close();
});
