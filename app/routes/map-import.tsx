export default function MapImportPage() {
  return null;
}
