/**
 * Arabic in Windows-1256, UTF-8 or the Mac's letters that was read as another one (ÔÇí, Ù„Ø¨Ù†, ظ„ط¨ظ†), or lost for good (????).
 * No language writes so many of these in a row.
 */
export const LOST_ARABIC =
  /[\u00c0-\u00ff\u0152\u0153\u2020\u201a-\u201e\u2044\u2248\u2206\u220f\u221e\u2260]{3,}|(?:[\u00d8\u00d9][^\s\w]){2,}|(?:[طظ][^\s\p{L}\p{M}.،]){2,}|(?:[طظ]\S){4,}|(?<![\p{L}\p{N}?!.])\?{4,}(?![\p{L}\p{N}])|(?:[ШЩ][^\s\wа-я]){3,}|[\u2503-\u254f\u2551-\u259f]\S{0,2}[\u2503-\u254f\u2551-\u259f]|\ufffd/u
