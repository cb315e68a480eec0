// Loaded into a site's process before it starts (NODE_OPTIONS=--import): its clock is ahead by the milliseconds that stand in the file
// CLOCK_SHIFT_FILE, which is read at the start and again at every SIGUSR2.
import { readFileSync } from 'node:fs';

const RealDate = Date;
let shift = 0;

const read = () => {
  shift = Number(readFileSync(process.env.CLOCK_SHIFT_FILE, 'utf8'));
};
read();

class ShiftedDate extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + shift);
    else super(...given);
  }

  static now() {
    return RealDate.now() + shift;
  }
}
globalThis.Date = ShiftedDate;

process.on('SIGUSR2', () => {
  read();
  process.stdout.write(`clock shifted by ${shift}\n`);
});
