/** What the map's own parts say. */
export const WORDS = {
  'AttributionControl.ToggleAttribution': 'Prikaži ili sakrij izvore podloge',
  'Map.Title': 'Karta brda',
  'Marker.Title': 'Oznaka na karti',
  'CooperativeGesturesHandler.WindowsHelpText': 'Za približavanje držite Ctrl i okrećite kotačić',
  'CooperativeGesturesHandler.MacHelpText': 'Za približavanje držite ⌘ i okrećite kotačić',
  'CooperativeGesturesHandler.MobileHelpText': 'Kartu pomičite s dva prsta',
};
