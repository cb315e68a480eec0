/** A field that people do not see and programs fill in. */
export function Honeypot() {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        Ovo polje ostavite prazno
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
