import { describe, expect, test } from 'vitest';
import { circlesIn, graphOf, tooLong } from './source-shape.ts';

function circlesOf(sources: Record<string, string>): string[][] {
  return circlesIn(graphOf(new Map(Object.entries(sources))));
}

describe('circles of imports', () => {
  test('a diamond is none, and a file that many import is none', () => {
    const sources = {
      'app/a.ts': "import './b.ts';\nimport './c.ts';",
      'app/b.ts': "import { d } from '../domain/d.ts';",
      'app/c.ts': "import { d } from '../domain/d.ts';",
      'domain/d.ts': "import { z } from 'zod';",
    };
    expect(circlesOf(sources)).toEqual([]);
  });

  test('are found across folders, through types and through what is fetched later, each once', () => {
    const sources = {
      'app/entry.ts': "import { a } from './a.ts';",
      'app/a.ts': "import { b } from '../domain/b.ts';\nimport './style.css';",
      'domain/b.ts': "import type { C } from './c.ts';",
      'domain/c.ts': "const a = () => import('../app/a.ts');",
      'server/x.ts': "export * from './y.ts';",
      'server/y.ts': "import { x } from './x.ts';\nimport { a } from '../app/a.ts';",
      'server/self.ts': "import { self } from './self.ts';",
    };
    expect(circlesOf(sources)).toEqual([
      ['app/a.ts', 'domain/b.ts', 'domain/c.ts'],
      ['server/x.ts', 'server/y.ts'],
      ['server/self.ts'],
    ]);
  });

  test('two that share a file are one', () => {
    const sources = {
      'a.ts': "import './b.ts';\nimport './c.ts';",
      'b.ts': "import './a.ts';",
      'c.ts': "import './a.ts';",
    };
    expect(circlesOf(sources)).toEqual([['a.ts', 'b.ts', 'c.ts']]);
  });
});

test('a file of 350 lines is as long as one may be', () => {
  expect(tooLong('a.ts', 'line\n'.repeat(350))).toBeUndefined();
  expect(tooLong('a.ts', 'line\n'.repeat(351))).toContain('a.ts: 351 lines');
});
