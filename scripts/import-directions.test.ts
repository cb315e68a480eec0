import { describe, expect, test } from 'vitest';
import { faultOf, importsOf } from './import-directions.ts';

describe('who may import whom', () => {
  test.each([
    ['domain/record.ts', '../genealogy/graph.ts'],
    ['app/features/map/map.tsx', '../timeline/axis.ts'],
    ['app/ui/button.tsx', '../text/dates.ts'],
    ['chronicle/search.ts', '../backends/embedded/store.ts'],
    ['backends/embedded/store.ts', '../firebase/store.ts'],
    ['app/routes/home.tsx', '../../backends/embedded/store.ts'],
    ['app/features/map/map.tsx', '../../../chronicle/search.ts'],
  ])('%s must not import %s', (importer, specifier) => {
    expect(faultOf(importer, specifier)).toContain(importer);
  });

  test.each([
    ['genealogy/graph.ts', '../domain/partial-date.ts'],
    ['app/routes/home.tsx', '../../chronicle/reading.ts'],
    ['app/features/map/map.tsx', './camera.ts'],
    ['app/shell/footer.tsx', '../routes.ts'],
    ['server/site.ts', '../backends/embedded/store.ts'],
    ['domain/record.ts', 'zod'],
  ])('%s may import %s', (importer, specifier) => {
    expect(faultOf(importer, specifier)).toBeUndefined();
  });

  test('finds static, side-effect and dynamic imports', () => {
    expect(importsOf("import { a } from './a.ts';\nimport './b.css';\nconst c = await import('./c.ts');\n")).toEqual([
      './a.ts',
      './b.css',
      './c.ts',
    ]);
  });
});
