import type { DraftContent, DraftPicture } from '../../../../domain/draft-content.ts';
import { Button } from '../../../ui/button.tsx';
import fieldStyles from '../fields/fields.module.css';
import { PictureField } from '../fields/picture-field.tsx';
import type { PictureAddresses } from '../picture-addresses.ts';

interface PhotographsProps {
  readonly content: DraftContent;
  readonly pictures: PictureAddresses;
  readonly onChange: (change: Pick<DraftContent, 'photographs'>) => void;
  readonly onAdd: () => void;
}

/** Beneath a memory or on a page of the dead. */
export function Photographs({ content: { kind, photographs }, pictures, onChange, onAdd }: PhotographsProps) {
  if (kind !== 'memory' && kind !== 'memorial') return null;
  const change = (index: number, picture: DraftPicture | null) =>
    onChange({ photographs: photographs.flatMap((one, other) => (other === index ? (picture ?? []) : one)) });
  return (
    <section className={fieldStyles.group} aria-labelledby="photographs-title">
      <h2 id="photographs-title">Fotografije</h2>
      {photographs.map((picture, index) => (
        <PictureField
          key={picture.file}
          field={`photographs.${index}`}
          picture={picture}
          address={pictures.of(picture.file)}
          onChange={(changed) => change(index, changed)}
        />
      ))}
      <Button type="button" onClick={onAdd}>
        Dodajte fotografiju
      </Button>
    </section>
  );
}
