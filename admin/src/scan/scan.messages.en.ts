export const label = 'Scan or search: name, SKU or barcode'
export const scan = 'Scan'
export const stop = 'Stop'
export const torch = 'Light'
export const takePicture = 'Take a picture'
export const cameraPicture = 'What the camera sees'
export const waits = 'Waiting for a code: from the camera, a scanner, or typed.'
export const waitsForCamera = 'Hold the barcode into the frame.'
export const notAllowed = 'The browser does not allow the camera. Allow it in its settings, take a picture, or type.'
export const noCamera = 'There is no camera that is free. Take a picture, or type.'
export const noReader = 'The scanner could not be loaded. Please try again, or type.'
export const noneInPicture = 'No barcode can be read in that picture. Come closer, with more light.'
export const notFound = (code: string) => `No product has the code ${code}.`
export const found = (count: number) => (count === 1 ? '1 product' : `${count} products`)
export const nothingFound = (text: string) => `Nothing is called ${text}.`
export const withdrawn = 'not sold any more'
export const failed = 'The products could not be loaded.'
export const addIt = 'Add it as a product'
