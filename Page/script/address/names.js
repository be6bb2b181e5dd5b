/** The parameters of the interaction, which have controls of their own and are not part of a still picture. */
export const timeNames = ["events", "t"];

/** The axes of the sheet, which a single picture does not have. */
export const sheetNames = ["rows", "columns"];

/** The parameters that Reset leaves: a button to compare with, and what is beside the stage. */
export const lastingNames = ["pin", "tab", "follow"];

/** The parameters of the page, which the service does not have for any style. */
export const pageNames = ["backdrop", ...lastingNames];

/** The parameters that the button does not have. */
export const namesBesideButton = [...sheetNames, ...pageNames];
