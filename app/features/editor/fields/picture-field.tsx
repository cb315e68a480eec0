import { mdiDeleteOutline } from '@mdi/js';
import type { DraftPicture } from '../../../../domain/draft-content.ts';
import { Icon } from '../../../ui/icon.tsx';
import styles from './fields.module.css';
import { Fault, Line, useFault } from './labelled.tsx';

interface PictureFieldProps {
  readonly field: string;
  readonly picture: DraftPicture;
  readonly address: string | undefined;
  readonly onChange: (picture: DraftPicture | null) => void;
}

/** A picture beside its words: what is seen on it, for whoever does not see it; its caption; whose it is. */
export function PictureField({ field, picture, address, onChange }: PictureFieldProps) {
  const set = (change: Partial<DraftPicture>) => onChange({ ...picture, ...change });
  const fault = useFault(`${field}.file`);
  return (
    <div className={styles.picture}>
      {address ? <img src={address} alt="" /> : <p className={styles.missing}>{picture.file}</p>}
      {fault && <Fault fault={fault} />}
      <Line
        label="Što se na slici vidi"
        field={`${field}.alt`}
        hint="Za one koji je ne vide, u jednoj rečenici. Ako ostane prazno, vrijedi opis iz Fotografija."
        value={picture.alt}
        onChange={(alt) => set({ alt })}
      />
      <Line
        label="Potpis pod slikom"
        field={`${field}.caption`}
        value={picture.caption}
        onChange={(caption) => set({ caption })}
      />
      <Line
        label="Autor ili vlasnik"
        field={`${field}.credit`}
        value={picture.credit}
        onChange={(credit) => set({ credit })}
      />
      <p className={styles.rowTools}>
        <button type="button" aria-label="Uklonite sliku" onClick={() => onChange(null)}>
          <Icon path={mdiDeleteOutline} />
        </button>
      </p>
    </div>
  );
}
