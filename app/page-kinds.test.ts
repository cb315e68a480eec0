import { expect, test } from 'vitest';
import { isAppAddress, OPEN_DOCUMENTS } from './page-kinds.ts';
import { table } from './routes.ts';

test('an app is known by its address however it is spelled, since the router answers it so', () => {
  for (const address of ['/prijava', '/Prijava?povratak=/', '/OBITELJSKO-STABLO-CAVAR#a']) {
    expect(isAppAddress(address), address).toBe(true);
  }
  for (const address of ['/', '/povijesni-blog', '/prijava/google', '/odjava']) {
    expect(isAppAddress(address), address).toBe(false);
  }
});

test('nothing that is done by asking for it is asked for ahead, nor a page of members', () => {
  const patterns = OPEN_DOCUMENTS.map((pathname) => new URLPattern({ pathname }));
  const others = Object.values(table).filter(({ kind, guard }) => kind === 'app' || guard !== 'public');
  const addresses = [...others.map(({ path }) => path.replaceAll(/:\w+/g, 'x')), '/odjava', '/tema', '/iz-poruke'];
  for (const address of [...addresses, '/prijava/google', '/prijava/google/povratak', '/obljetnice.ics']) {
    expect(
      patterns.some((pattern) => pattern.test({ pathname: address })),
      address,
    ).toBe(false);
  }
});
