import { describe, expect, it } from 'vitest';
import { paint } from './drawings.ts';

describe('paint', () => {
  const drawing = '<path fill="var(--scene-sky, #1b2133)" stroke="var(--unknown, #abc)"/>';

  it('takes the colours of the theme', () => {
    const [dark, light] = [paint(drawing, 'dark'), paint(drawing, 'light')];
    expect(dark).toMatch(/fill="#[0-9a-f]{6}"/);
    expect(light).toMatch(/fill="#[0-9a-f]{6}"/);
    expect(light).not.toBe(dark);
  });

  it('keeps the colour that stands beside a name the theme does not know', () => {
    expect(paint(drawing, 'light')).toContain('stroke="#abc"');
  });
});
