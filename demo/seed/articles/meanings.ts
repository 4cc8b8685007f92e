import { stemsOf } from '../products/recipe.ts'
import type { SeedArticle } from '../../../store/seed/seed-data.ts'

/** What flowers have been made to say. */
export const MEANING_ARTICLES: readonly SeedArticle[] = [
  {
    slug: 'the-language-of-flowers',
    title: 'The language of flowers, and who really spoke it',
    lead: 'The Victorians wrote dictionaries of it and probably used it less than we think. A short guide to what still holds.',
    author: 'Hester Vane',
    topic: 'meanings',
    publishedOn: '2025-02-18',
    scene: 'desk',
    stems: stemsOf('4 purple iris, 4 white lily, 3 blue delphinium'),
    imageAlt: 'Irises, lilies and delphiniums on a desk, beside a letter',
    collectionSlug: 'romantic-flowers',
    body: `In 1819 a Parisian lady, writing under the name of Charlotte de Latour, published *Le Langage des fleurs*, and within a few years every respectable drawing room in Europe had a book like it. A red tulip declared love. A yellow carnation refused it. A sprig of basil said that you were hated, which must have made supper awkward.

It is a charming idea: a whole secret post conducted in petals. The trouble is that the dictionaries disagree with each other. Lavender is devotion in one and distrust in another. Hydrangea may be gratitude, heartlessness or boasting. If two people had really tried to correspond this way, they would have needed the same edition. Historians find plenty of books and hardly any letters. The language of flowers was, in all likelihood, something people gave each other at Christmas.

## What is older

Some meanings did not come from a book, and they have lasted better.

**Rosemary** for remembrance was ancient when Ophelia said it. Greek students wore it for examinations, mourners carried it, and on Anzac Day it is still pinned to coats.

**Lilies** stood for purity long before the Victorians; painters put one in the angel's hand at the Annunciation for five hundred years.

**Roses** belonged to Venus, and so to love. A rose hung from the ceiling meant that what was said below it stayed there, *sub rosa*. Plaster ceilings still have them.

**Laurel** crowned victors and poets, and is in the word laureate.

**Poppies** meant sleep, for a chemical reason, before they meant remembrance for a historical one.

**Ivy** holds on, and so was for fidelity. It is in Kate Middleton's bouquet for that reason, and in most royal ones since Victoria's, along with myrtle grown from a sprig of the Queen's own.

[[products: romantic-flowers]]

## A short dictionary that does no harm

With all the warnings above, here are meanings on which most of the old books agree:

| Flower | Said to mean |
| --- | --- |
| Red rose | love |
| Pink rose | grace, gladness |
| White rose | innocence, a fresh start |
| Peony | good fortune, a happy marriage; also bashfulness |
| Tulip | a declaration |
| Iris | a message, faith |
| Sunflower | loyalty; it keeps its face to the light |
| Freesia | trust |
| Alstroemeria | friendship |
| Anemone | expectation |
| Snapdragon | presumption, or graciousness, to taste |
| Delphinium and larkspur | an open heart, lightness |
| Daffodil | regard, new beginnings |
| Chrysanthemum | truth, and long life in the East |
| Gypsophila | constancy |

The one on our own sign is *lightness*. We chose it for that and because it is a good word to say.

## Colours do more than species

Nobody who opens the door to a bunch of flowers thinks first of Latin. They see a colour. Red is ardent, white is quiet, yellow is cheerful, and a mix of pink and peach says that somebody took trouble. If you would like to mean something, start there, and use species for the footnotes.

## Using it today

The nicest use we know is a private one. A customer sends his wife irises every April, because they were growing outside the registry office. Nobody's dictionary says anything about registry offices. A flower means what the two of you remember when you look at it, and the card is there for everybody else.

So by all means put rosemary in a bouquet for someone who has lost a parent, or ivy in a wedding. Write on the card why it is there. A secret language is only romantic when both sides have the book.`,
  },
  {
    slug: 'what-the-colours-of-roses-mean',
    title: 'What the colours of roses mean',
    lead: 'Red is easy. For the other six, a florist’s guide to what people actually read into them.',
    author: 'Tom Ashdown',
    topic: 'meanings',
    publishedOn: '2026-01-29',
    scene: 'table',
    stems: stemsOf('4 red rose, 4 pink rose, 3 yellow rose, 3 white rose'),
    imageAlt: 'Roses in four colours laid out on a table',
    collectionSlug: 'roses',
    body: `Every February somebody stands in front of the roses with the look of a man defusing a bomb. *Is yellow all right?* It depends who it is for. Here is what each colour tends to say in Britain now, which is not always what the old books say.

## Red

Love, and in particular romantic love. There is no way round it: you cannot send a dozen red roses to your landlord. The shade makes a difference at the edges. Bright scarlet is young and rather loud; deep crimson is grown-up; burgundy, almost brown in the folds, is for people who have been married for twenty years and mean it more.

A single one is not mean. It is the most direct thing on this page.

[[products: red-roses]]

## Pink

Affection, thanks, admiration. Pale pink is gentle and goes to mothers, sisters, friends and newborns; bright pink says *well done*. Pink is the safest rose there is, and nobody has ever been puzzled by it.

## White

Beginnings and endings: weddings, christenings, funerals. White reads as respect and calm. For a birthday, it can seem a little cool alone, so put in eucalyptus or one other soft colour. For sympathy, it is never wrong.

## Yellow

This is the one that has changed sides. In the Victorian books yellow stood for jealousy and fading love, and in a few countries, Russia among them, it still suggests parting. In Britain it now means friendship, sunshine and getting better. Send yellow to friends, colleagues and people in bed with a broken leg. For a new romance choose something else, just in case her grandmother is from Moscow.

[[products: yellow-roses]]

## Orange and coral

Energy, enthusiasm, more than friendship and not quite a declaration. Orange roses are for people starting something: a new job, a house, a first date that went better than expected. They look splendid in winter.

## Peach

Sincerity and thanks. Peach is what we reach for when somebody says, *it is for a person who was very kind to me and I do not know her well*. It flatters every room, goes with every wall and hardly ever gets the attention it deserves.

## Purple and lilac

Enchantment, so the tradition goes, and love at first sight. Truly blue roses do not exist outside a laboratory and a dye bath; lilac is as near as nature comes, and older varieties of it have the best scent of any cut rose. It is a good choice for somebody who has been sent red before.

## Mixed

Two colours can be read as a sentence. Red and white together are said to mean unity, and turn up on anniversaries. Pink and white are thanks. Red and yellow are happiness, or a football club, so look before you send. Seven colours at once mean a party.

## And numbers

A dozen is an English habit: one for each month. An uneven number looks better in a vase up to about eleven, because the eye cannot pair them off. In Russia, Ukraine and much of eastern Europe even numbers are for funerals only, and this is taken seriously; for friends from there, send eleven or thirteen. Four is unlucky in Chinese, as it sounds like death. Fifty and a hundred are for milestones, and a hundred and one for people who like to win.

## What to do if you are still not sure

Ask what colour their front room is. It is a better guide than any of this. People are pleased by flowers that look at home, and after two days the meaning has been forgotten and the colour has not.

Or send peach.`,
  },
  {
    slug: 'birth-flowers-for-every-month',
    title: 'Birth flowers, and what to send for each month',
    lead: 'From January’s carnation to December’s narcissus: twelve flowers with twelve stories, and how easy each is to find.',
    author: 'Priya Raman',
    topic: 'meanings',
    publishedOn: '2026-02-24',
    scene: 'market',
    stems: stemsOf('4 pink carnation, 4 blue delphinium, 3 orange gerbera'),
    imageAlt: 'Buckets of flowers in many colours on a market stall',
    collectionSlug: 'birthday-flowers',
    body: `Everybody knows a birthstone. Fewer people know that each month has a flower too, some of them two. The list was pieced together from Roman custom, Victorian almanacs and what happened to be in bloom, and it differs a little from book to book. This is the version most often used in Britain, with notes from somebody who has to find them.

## January: carnation

Its name may come from *coronation*, for the garlands it was woven into. Carnations fell out of fashion by being too good at their job: they last three weeks, so garages sold them. Look for the single-headed ones in antique pink or toffee, put twenty in a bowl and see what you think. Snowdrop is the second flower, and nobody should cut those.

## February: violet, or iris

Violets were sold in bunches on every London street corner a century ago and are nearly impossible to buy now. Iris is what we send in their place: deep blue, with a yellow flash, opening in a day.

## March: daffodil

Thirty to a bunch, cut as closed green pencils, cheap, scented and British. No other month has it so easy.

## April: daisy, or sweet pea

The daisy is for innocence. In a bouquet it becomes a gerbera or a spray chrysanthemum. Sweet peas arrive from tunnels at the end of the month, for those born late in it.

## May: lily of the valley

A handful of white bells with a scent out of all proportion. In France everyone gives a sprig on the first of May. Short season, high price, and poisonous if eaten, so we send it only on request; hawthorn is the other flower of the month, and unlucky indoors.

## June: rose

And honeysuckle. A June baby can have real garden roses, from a British field, with a scent. Everybody else gets the glasshouse kind.

[[products: birthday-flowers]]

## July: larkspur

Ours, naturally, and a cousin of the delphinium: tall spires in blue, pink and white. It means lightness and an open heart. Water lily is the alternative, and does not travel.

## August: gladiolus, or poppy

The name is Latin for a small sword. Cut them with two flowers open and nip out the top bud, and the whole stem will open. Poppies fall within a day of being picked, so for those go to a field and leave them in it.

## September: aster

Michaelmas daisies, in every purple there is. Star is what the word means. They are one of the few flowers that look best in a crowd.

## October: marigold, or cosmos

Marigolds are festival flowers from Mexico to Mumbai and rather overlooked here. For a bouquet we use orange gerberas or chrysanthemums with cosmos, until the frost takes it.

## November: chrysanthemum

Long life, in China and Japan, where it has been grown for more than fifteen hundred years. A big bronze one lasts three weeks and looks like a lion.

## December: narcissus

The scented paper-whites from Scilly, sometimes with holly as a second. Put them in the hall; the whole house will know.

## How to use it

A birth flower is a good excuse when you do not know somebody's taste. It gives you something to write on the card, too: *larkspur, because it is July and so are you*. For a family, a bouquet of all their months is a lovely thing at a christening or a golden wedding, though you may have to let us stand in a cousin for whatever is out of season.

Tell us the month in the note to the florist. If the flower is in the market, it goes in.`,
  },
]
