/** Whether the parts beside the stage are sheets from the bottom, as there is no room for columns. */
export const isNarrow = matchMedia("(max-width: 59.99rem)");
