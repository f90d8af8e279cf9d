import { shop } from '../../../../shop.config.ts'

/** Links with symbols of public/images/social.svg, a separate file that keeps the entry chunk small. */
export function SocialLinks() {
  return (
    <ul className="flex items-center gap-1 lg:max-xl:gap-0">
      {shop.socialLinks.map(({ name, icon, url }) => (
        <li key={icon}>
          <a href={url} target="_blank" rel="noopener noreferrer" aria-label={name} className="bar-button">
            <svg aria-hidden width="1.125rem" height="1.125rem" fill="currentColor">
              <use href={`/images/social.svg#${icon}`} />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  )
}
