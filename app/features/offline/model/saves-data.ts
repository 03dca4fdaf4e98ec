interface SavingNavigator extends Navigator {
  connection?: {saveData?: boolean}
}

/** Whether the shopper saves data: then nothing is read for the store. */
export const savesData = (): boolean =>
  (navigator as SavingNavigator).connection?.saveData === true ||
  window.matchMedia('(prefers-reduced-data: reduce)').matches
