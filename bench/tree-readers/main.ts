// npm run bench:tree-readers
// How long readers of the home page wait while a tree is sent, confirmed, opened and edited, against the production build. Prints the
// bars with what was measured and exits 1 where one is not met. Run it when nothing else runs.
import { judge } from '../genealogy/measure.ts';
import { measureStalls } from './stalls.ts';

const ms = (value: number) => `${value.toFixed(0)} ms`;
const bars: { bar: string; measured: string; met: boolean }[] = [];
for (const { people, editBar } of [
  { people: 1000, editBar: 150 },
  { people: 10_000, editBar: 600 },
]) {
  const { stalls, editMs } = await measureStalls(people);
  console.log(
    `${people} people: how long each step took; how long readers of / waited, at most and p99; the longest the site was busy`,
  );
  console.table(
    stalls.map(({ step, ms: took, longest, p99, busy }) => [step, ms(took), ms(longest), ms(p99), ms(busy)]),
  );
  const longest = Math.max(...stalls.map((stall) => stall.longest));
  bars.push({ bar: `${people}: readers of / wait <= 50 ms`, measured: ms(longest), met: longest <= 50 });
  bars.push({ bar: `${people}: an edit and its tree <= ${editBar} ms`, measured: ms(editMs), met: editMs <= editBar });
}
judge(bars);
