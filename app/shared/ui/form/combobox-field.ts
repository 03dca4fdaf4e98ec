/**
 * Attributes of a field with suggestions in a popup.
 * @param activeId id of the active option, where the focus stays in the field
 */
export const comboboxField = (open: boolean, popupId: string, activeId?: string) => ({
  role: 'combobox',
  'aria-expanded': open,
  'aria-controls': open ? popupId : undefined,
  'aria-activedescendant': activeId,
})
