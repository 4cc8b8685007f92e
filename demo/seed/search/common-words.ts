/**
 * Common English words that no text of the shop need have. They are known, so that none is taken for a misspelt flower:
 * "care" is no card, and "herbs" are not hers.
 */
export const COMMON_WORDS: readonly string[] = `
  able about above accept access account across action active address adult advice after again against age agree ahead air alarm album
  alert alike alive allow almost alone along already also always among amount angel angry animal ankle another answer apart apple apply april
  area argue arm army around arrive art article artist aside ask asleep atlas attic august autumn avoid awake away awful baby back bacon bad
  badge bag bake ball band bank bar bare bark barn base basil basket bath beach bead beam bean bear beard beat beauty become bed bee beer before
  begin behind believe bell belong belt bench bend beside best better between beyond bike bill bin bind bird birth biscuit bit bite black blade
  blame blank blanket blast blend bless blind block blonde blood bloom blossom blow board boat body boil bold bolt bond bone bonus book boot
  border bored born borrow boss both bottle bottom bowl box boy brain branch brand brave bread break breakfast breath brick bride bridge brief
  bright bring broad broken brother brown brush bubble bucket bud budget bug build building bulb bulk bull bunch bundle bunny burn bus bush
  business busy butter button buy buyer cabin cactus cafe cage cake call calm camera camp can candle candy cane cap car card care career careful
  carpet carry cart case cash cat catch cause ceiling centre century chain chair chalk chance change chapel charge charity charm cheap check
  cheek cheer cheese chef cherry chest chicken chief child children chin choice choose church circle city claim class clay clean clear clever
  click client climb clock close cloth cloud club coach coal coast coat code coffee coin cold collar collect college colour comb come comfort
  common company compare complain concert contact contain cook cookie cool copper copy coral corn corner cost cosy cottage cotton couch cough
  count country couple courage course court cousin cover cow craft cream create credit crisp cross crowd crown cruise cry cup curl current
  curtain curve custom cut cute cycle daily dance danger dark date dawn day dead deal dear death debt decide deep deer degree delay delight
  deliver demand dentist depend desk detail develop diamond diary diet different dinner dirty dish dive divorce doctor dog doll donate door
  double doubt dough down draft dragon draw drawer dream dress drink drive drop drum dry duck due dust duty each ear early earn earth ease east
  easy eat edge egg eight either elbow elder empty end enemy energy engine enjoy enough enter entire entry equal error escape evening event ever
  every exact exam example except excite excuse exist exit expect expensive expert explain extra eye fabric face fact factory fade fail fair
  fairy faith fall false family famous fan fancy farm farmer fashion fast fat father favour fear feather feature fee feed feel feet fellow
  female fence fern festival fever few field fifty fig fight file fill film final find fine finger finish fire firm first fish fit five fix
  flag flame flash flat flavour floor flow fluffy fly foam fold folk follow food foot football force forest forever forget fork form fort
  forty forward found four frame free freeze frequent fresh friday friend frog front frost fruit full fun funny fur future game garage garden
  garlic gas gate gather general gentle get ghost giant ginger girl give glad glass glitter globe gloss glove glow glue goal goat gold golf good
  goose grand grape grass grave gravy great green greet grey grid grief grill grip ground group grow guard guess guest guide guitar gym habit
  hair half hall hammer hand handle hang happen happy harbour hard harm harvest hat hate haunt have hay head heal health hear heart heat heaven
  heavy hedge heel height hello help hen herb here hero hide high hill hint hire history hit hobby hold hole holiday holly home honest honour
  hood hook hope horn horse hospital host hot hotel hour house how huge human hundred hungry hunt hurry hurt husband ice idea ideal image
  important include income indoor infant ink insect inside instead interest invite iron island item jacket jam jar jeans jelly jewel job join
  joke journey joy judge juice jump junior just keen keep kettle key kick kid kind king kiss kit kitchen kite kitten knee knife knit knock know
  label lace ladder lake lamb lamp land lane language large laser last late laugh laundry law lawn layer lazy lead leaf league learn leather
  leave leg lemon lend length lesson letter level library licence lid life lift light like limit line linen link lion lip list listen litre
  little live load loan local lock log lonely long look loop loose lord lose loss lost lot loud lounge love low loyal luck lunch luxury machine
  magic mail main make male man many map marble march mark market marry mask mat match mate matter maybe meal mean measure meat media medical
  meet melt member memory menu mercy mess message metal method midnight might mild mile milk mind mine mint minute mirror miss mist mix mobile
  modern moment money month mood moon more morning most mother mouse mouth move movie much mud mug music must nail name narrow nature near neat
  neck need needle neighbour nephew nest net never new news next nice niece night nine noise none north nose note nothing notice now nurse nut oak
  ocean offer office often oil okay old olive once onion online only open operation option orchard order organic original other outdoor outside
  oven over own owner pack packet page pain paint pair palace pale palm pan panel pants paper parcel parent park part party pass past pasta paste
  path patio pattern pause pay peace peach peak pear pearl peel pen pencil people pepper perfect perfume period person pet petal petrol phone
  photo piano pick picnic picture pie piece pig pillow pilot pin pine pipe pitch place plain plan plane planet plant plastic plate play please
  plenty plug plum pocket poem point pole police polite pond pool poor poppy port possible post pot potato pound pour powder power practice
  praise pray prefer present press pretty price pride prime prince print prison prize problem promise proof proper protect proud public pull
  pump pumpkin pupil pure purpose purse push quality quarter queen question quick quiet quilt quit quite quote rabbit race radio rail rain
  raise random range rare rather raw reach read ready real reason receive recent record refund regret relax rely remain remember remind remote
  remove rent repair repeat reply request rescue reset rest retire return review reward ribbon rice rich ride right ring rise risk river road
  roast robe robin rock role roll romance roof room root rope rough round route row royal rub rude rug rule run rush safe sail salad sale salon
  salt same sample sand sandwich save scale scan scarf school science scissors score screen sea seal search season seat second secret see seed
  seek seem self sell send senior sense sentence separate serve service set settle seven shade shadow shake shape share shark sharp shed sheep
  sheet shelf shell shine ship shirt shock shoe shoot shop shore short shot shoulder shout show shower shrub shy side sign silence silk silly
  silver similar simple since sing single sink sister site six size skate skill skin skip skirt sky sleep sleeve slice slide slim slip slow
  small smart smell smile smoke smooth snack snake snow soap social sock sofa soft soil solid some song soon sore sorry sort soul sound soup
  sour source south space spa spare spark speak special speech speed spell spend spice spider spin spirit split spoil sponge spoon sport spot
  spray spread spring square squash stable staff stage stain stair stamp stand star start state station status stay steal steam steel steep
  step stick still stock stomach stone stool stop store storm story stove straight strange straw stream street strong student study stuff style
  subject sugar suit summer sun sunday sunny super supper supply support sure surface surprise surgery survive sweet swim swing switch table
  tail take talk tall tank tap tape taste tax taxi teach team tear tease tell temple ten tennis tent term test thank that theatre theme then
  there these thick thief thin thing think third thirty this those thread three throat throw thumb thunder tick ticket tidy tie tiger tight till
  time tiny tip tired tissue title toast today together toilet tomato tomorrow tone tongue tonight tool tooth top topic torch total touch tough
  tour towel tower town toy track trade traffic trail train tray treasure treat tree trend trial trick trip trouble trousers truck true trust
  truth try tube tune turkey turn twelve twenty twice twin twist two type ugly uncle under unique unit until upper upset urgent use useful usual
  value van vegan vegetable velvet verse very video view village vinyl violin visit voice vote wage wait wake walk wall want war ward warm warn
  wash waste watch water wave wax way weak wealth wear weather web week weekend weigh weight welcome west wet whale what wheat wheel when where
  while whisper white whole wide wife wild will wilt wilted win wind window wine wing winter wipe wire wise wish with witch wolf woman wonder
  wood wool word work world worry worth wrap wreath write wrong yacht yard yarn year yellow yes yesterday yet yoga young youth zebra zero zone`
  .split(/\s+/)
  .filter(Boolean)
