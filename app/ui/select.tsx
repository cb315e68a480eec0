import styles from './select.module.css';

interface SelectProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

export function Select({ label, name, value, options }: SelectProps) {
  return (
    <label className={styles.select}>
      <span>{label}</span>
      <select name={name} defaultValue={value} key={value}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
