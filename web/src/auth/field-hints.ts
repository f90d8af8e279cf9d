/** Said under the field before any mistake, so that the unusual rules of spec 5 need no guessing. */
export const NAME_HINT = '3 to 10 characters.'
export const PASSWORD_HINT = 'One capital letter first, then 5 to 10 small letters or digits.'
