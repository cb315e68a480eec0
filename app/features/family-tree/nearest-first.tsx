import type { ReactNode } from 'react';
import { counted } from '../../text/plurals.ts';
import { Disclosure } from '../../ui/disclosure.tsx';

/** Two of a village can be kin in two hundred ways; whoever wants more than the nearest asks for them. */
const NEAREST = 12;

interface NearestFirstProps<Kinship> {
  readonly kinship: readonly Kinship[];
  readonly className: string | undefined;
  readonly children: (one: Kinship, index: number) => ReactNode;
}

/** The nearest kinships in a list, the rest folded away behind them. Works without scripts. */
export function NearestFirst<Kinship>({ kinship, className, children }: NearestFirstProps<Kinship>) {
  const farther = kinship.slice(NEAREST);
  return (
    <>
      <ol className={className}>{kinship.slice(0, NEAREST).map(children)}</ol>
      {farther.length > 0 && (
        <Disclosure summary={`Prikaži još ${counted(farther.length, KINSHIPS)}`} open={false}>
          <ol className={className} start={NEAREST + 1}>
            {farther.map((one, index) => children(one, NEAREST + index))}
          </ol>
        </Disclosure>
      )}
    </>
  );
}

/** What is shown, so in the accusative. */
const KINSHIPS = { one: 'vezu', few: 'veze', other: 'veza' };
